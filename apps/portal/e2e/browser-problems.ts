import type { BrowserContext } from '@playwright/test'

/**
 * Complaints of the pages of a context: errors on the console (violations of the Content-Security-Policy
 * among them) and uncaught exceptions, each on a line with its address.
 */
export function watchProblems(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    problems.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message, stack } = error.error()
    problems.push(`Uncaught: ${stack ?? message}`)
  })
  return problems
}
