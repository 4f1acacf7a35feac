/** The configuration is invalid; the message has one clear line for each mistake. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.name = 'ConfigurationError'
    this.mistakes = mistakes
  }
}
