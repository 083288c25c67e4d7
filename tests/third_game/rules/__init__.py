"""The rules of Ribbons; knows neither files nor the command line."""
