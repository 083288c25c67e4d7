"""Score and check recorded games of Azul: Stained Glass of Sintra and Azul."""
