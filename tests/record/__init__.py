"""Recording a game at the table."""
