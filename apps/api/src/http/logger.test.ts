import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

function logged(error: Error): string {
  const lines: string[] = []
  createLogger('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'failed')
  return lines.join('')
}

/** What PostgreSQL says about an error, with values in it. */
const ofDatabase = () =>
  Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (cpf)=(123.456.789-09) already exists.',
    where: 'COPY customers, line 1: "Ana Souza"',
    internalQuery: "select 'Ana Souza'",
  })

describe('the log', () => {
  it.each([
    ['an error', () => ofDatabase()],
    ['several errors', () => new AggregateError([ofDatabase(), ofDatabase()], 'several')],
  ])('says why of %s of the database, and none of its values', (_, make) => {
    const line = logged(make())
    expect(line).toContain('23505')
    expect(line).not.toMatch(/123\.456|Ana Souza/)
  })
})
