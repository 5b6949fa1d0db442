import ToolInput

Command.benchmarks.main()
