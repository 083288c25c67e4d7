"""The rules of Azul: Stained Glass of Sintra."""
