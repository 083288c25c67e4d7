"""How colours look: contrast (WCAG 2), the three common colour-blindnesses (Machado 2009), distance (CIEDE2000)."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Linear = Sequence[float]

SIGHTS: Final = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""The matrices of each sight at its full strength, on linear light."""


def linear(colour: str) -> Linear:
    """Return the light of a colour `#rrggbb`, each part from 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    dark, light = sorted(
        sum(w * part for w, part in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, sight: str) -> Linear:
    """Return the light of a colour as somebody sees it."""
    return [min(1, max(0, sum(w * part for w, part in zip(row, linear(colour), strict=True)))) for row in SIGHTS[sight]]


def lab(light: Linear) -> tuple[float, float, float]:
    """Return L*, a* and b* of light under D65."""
    to_xyz = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
    white = (0.95047, 1.0, 1.08883)
    x, y, z = (
        _root(sum(w * part for w, part in zip(row, light, strict=True)) / n)
        for row, n in zip(to_xyz, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(ratio: float) -> float:
    return ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116


def distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return how far two colours (L*, a*, b*) are apart: CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = hypot((1 + g) * a1, b1), hypot((1 + g) * a2, b2)
    h1, h2 = _hue((1 + g) * a1, b1), _hue((1 + g) * a2, b2)
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    middle = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(middle - 30))
        + 0.24 * cos(radians(2 * middle))
        + 0.32 * cos(radians(3 * middle + 6))
        - 0.20 * cos(radians(4 * middle - 63))
    )
    s_l = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    turned = 2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    parts = ((l2 - l1) / s_l, (c2 - c1) / s_c, hue / s_h)
    return sqrt(sum(part**2 for part in parts) - turned * parts[1] * parts[2])


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360
