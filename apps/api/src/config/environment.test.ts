import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigurationError } from './configuration-error.ts'
import { readEnvironment } from './environment.ts'

function mistakesOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes
    throw error
  }
  return []
}

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      production: false,
      port: 4000,
      dataDirectory: resolve('.data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:4000',
      firmConfigPath: undefined,
      logLevel: 'info',
    })
  })

  it('takes an empty variable for an absent one', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual(readEnvironment({}))
  })

  it('derives the public address from the port, and drops its final slash', () => {
    expect(readEnvironment({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
    expect(readEnvironment({ PUBLIC_URL: 'https://portal.firma.example/' }).publicUrl).toBe(
      'https://portal.firma.example',
    )
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '40.5'],
    ['DATABASE_URL', 'mysql://root:s3gredo@localhost/banco'],
    ['DATABASE_URL', 's3gredo'],
    ['SMTP_URL', 'https://s3gredo.example'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'portal.firma.example'],
    ['NODE_ENV', 'staging'],
    ['PGLITE_IN_PRODUCTION', 'yes'],
  ])('says in one line that %s=%s is wrong, without its value', (name, value) => {
    const mistakes = mistakesOf({ [name]: value })
    expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name} [^\\n]+$`))])
    expect(mistakes[0]).not.toContain(value)
  })

  it('tells all mistakes at once', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x' })).toHaveLength(3)
  })

  it('wants the embedded database in production asked for by name', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.firma.example' }
    expect(mistakesOf(production)).toEqual([
      expect.stringContaining('PGLITE_IN_PRODUCTION=accept-risk'),
    ])
    expect(mistakesOf({ ...production, PGLITE_IN_PRODUCTION: 'accept-risk' })).toEqual([])
    expect(mistakesOf({ ...production, DATABASE_URL: 'postgresql://p@localhost/p' })).toEqual([])
  })
})
