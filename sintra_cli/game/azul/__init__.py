"""The rules of Azul."""
