"""What happened, rule by rule; knows neither files nor the command line."""
