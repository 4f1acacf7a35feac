import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../src')
const machines = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.machine.ts'),
)

describe.each(machines)('%s', (path) => {
  const test = join(sources, path.replace(/\.ts$/, '.test.ts'))
  const text = existsSync(test) ? readFileSync(test, 'utf8') : ''

  it.each([
    ['pure transitions', /\btransition\(/],
    ['a simulated clock', /\bSimulatedClock\(/],
    [
      'generated paths that reach every state',
      /\bexplorePaths\([\s\S]*unreached\)\.toEqual\(\[\]\)/,
    ],
  ])('is tried by %s', (_, pattern) => {
    expect(text).toMatch(pattern)
  })
})
