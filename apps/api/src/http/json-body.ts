import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** Objects and lists inside each other; the contract's own bodies have fewer than ten. */
const MOST_LEVELS = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether a text of JSON has more levels than `most`. Looks at each character once. */
export function isDeeper(text: string, most: number): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    // `[` and `{`, `]` and `}` are 32 apart.
    else if ((code | 32) === 0x7b) {
      level += 1
      if (level > most) return true
    } else if ((code | 32) === 0x7d) level -= 1
  }
  return false
}

/** Half of a letter that two signs stand for, such as of a picture, may stand in a text as this alone. */
const half = /\\u[dD][89a-fA-F]/

/** What was parsed, with a sign for what was half a letter: no column of JSON takes one, and no file. */
function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(toWellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name.toWellFormed(), toWellFormed(held)]),
  )
}

/** Takes bodies of JSON and of nothing else, and none that is nested without end. */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isDeeper(text as string, MOST_LEVELS)) return done(new Problem(400, 'BAD_REQUEST'))
    return parse(request, text as string, (error, body) =>
      done(error, !error && half.test(text as string) ? toWellFormed(body) : body),
    )
  })
}
