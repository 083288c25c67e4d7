
"use strict";
(() => {
  const data = JSON.parse(document.querySelector('script[type="application/json"]').textContent);
  const one = (selector) => document.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const code = new Map([...data.letters].map((letter, index) => [letter, index]));
  const quiet = new Set(data.quiet);
  const drawings = all(".drawing").sort((a, b) => a.dataset.drawing - b.dataset.drawing);
  const drawn = drawings.map((drawing, index) => {
    const texts = all(".ink > text", drawing);
    return {
      uses: all(".line > use", drawing),
      texts: data.changing[index].map((at) => texts[at]),
      description: drawing.querySelector("desc"),
    };
  });
  const items = all(".moves li[id]");
  const plain = (node) => node.textContent.replace(/\s+/g, " ").trim();
  const heads = (entry) => [...entry.children].slice(0, -1).map(plain).join(" ").trim();
  const told = items.map((item) => {
    const entries = all(".entry", item);
    // Where much happens at once, the points will do: the reasons stand in the list.
    const brief = entries.map((entry) => (entries.length > 1 && heads(entry)) || [heads(entry), plain(entry.lastElementChild)].filter(Boolean).join(": "));
    return [`${plain(item.querySelector(".address"))} ${brief.join("; ")}`, ...all(".wrong p", item).map(plain)].join(". ");
  });
  const whys = items.map((item) => item.querySelector(".why"));
  const last = data.addresses.length - 1;
  let now = last;

  // Without their ids the browser does not scroll the boards away when an address is opened.
  items.forEach((item) => { item.removeAttribute("id"); });
  document.documentElement.classList.add("scripted");
  one(".controls").hidden = false;
  one(".explained").hidden = false;

  const put = (node, text) => { if (node.textContent !== text) node.textContent = text; };

  const look = (position, drawing) => [...data.looks[code.get([...data.frames[position]][drawing])]].map((each) => code.get(each));

  function redraw({ uses, texts, description }, drawing) {
    const codes = look(now, drawing);
    const before = look(Math.max(0, now - 1), drawing);
    uses.forEach((use, index) => {
      const symbol = data.symbols[codes[index]];
      if (use.getAttribute("href") !== `#${symbol}`) use.setAttribute("href", `#${symbol}`);
      use.classList.toggle("hit", codes[index] !== before[index] && !quiet.has(symbol));
    });
    texts.forEach((text, index) => { put(text, data.texts[codes[uses.length + index]]); });
    const sentences = codes.slice(uses.length + texts.length).map((each) => data.sentences[each]);
    put(description, sentences.join(" "));
  }

  function draw() {
    drawn.forEach(redraw);
    all(".board").forEach((board, index) => { board.classList.toggle("mover", index === data.movers[now]); });
  }

  function show() {
    draw();
    one(".state").textContent = data.states[now];
    one(".told").textContent = told[now];
    one(".why-here").replaceChildren(...whys[now].cloneNode(true).childNodes);
    all(".here-now").forEach((item) => {
      item.classList.remove("here-now");
      item.querySelector("a").removeAttribute("aria-current");
    });
    items[now].classList.add("here-now");
    items[now].querySelector("a").setAttribute("aria-current", "step");
    const list = one(".moves");
    if (list.scrollHeight > list.clientHeight) {
      list.scrollTop = items[now].offsetTop - list.offsetTop - list.clientHeight / 3;
    }
    for (const button of all("button[data-go]")) {
      const target = aim(button.dataset.go);
      button.setAttribute("aria-disabled", String(target === now));
    }
  }

  function aim(where) {
    if (where === "back") return Math.max(0, now - 1);
    if (where === "forward") return Math.min(last, now + 1);
    const round = data.rounds[now];
    if (where === "round-forward") {
      const next = data.rounds.findIndex((each, index) => index > now && each !== round);
      return next < 0 ? last : next;
    }
    const first = data.rounds.indexOf(round);
    if (first < now || now === 0) return first;
    return data.rounds.indexOf(data.rounds[now - 1]);
  }

  function go(target) {
    if (target === now) return;
    now = target;
    history.replaceState(null, "", `#${data.addresses[now]}`);
    show();
  }

  function open() {
    const found = data.addresses.indexOf(decodeURIComponent(location.hash.slice(1)));
    if (found >= 0) now = found;
    show();
  }

  all("button[data-go]").forEach((button) => {
    button.addEventListener("click", () => { go(aim(button.dataset.go)); });
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: "back", ArrowRight: "forward" }[event.key];
    if (!to) return;
    event.preventDefault();
    go(aim(event.shiftKey ? `round-${to}` : to));
  });
  let start = null;
  const table = one(".boards");
  table.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  table.addEventListener("touchend", (event) => {
    if (!start) return;
    const across = event.changedTouches[0].clientX - start.clientX;
    const down = event.changedTouches[0].clientY - start.clientY;
    start = null;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) go(aim(across < 0 ? "forward" : "back"));
  }, { passive: true });
  window.addEventListener("hashchange", open);
  open();
})();
