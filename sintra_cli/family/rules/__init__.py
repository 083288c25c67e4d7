"""The rules that the games of the family share; knows neither files nor the command line."""
