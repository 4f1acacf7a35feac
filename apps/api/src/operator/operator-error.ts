/** An error that the operator can fix, in their words. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorError'
  }
}

/** The command was not understood; one line for each mistake. */
export class UsageError extends OperatorError {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'UsageError'
    this.mistakes = mistakes
  }
}
