import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

/** Maximum nesting of objects and lists; the contract's own bodies have fewer than ten levels. */
const MOST_LEVELS = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether a JSON text has more levels than `most`. Scans each character once. */
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

/** A lone surrogate, such as half an emoji, can only occur in JSON text as this escape. */
const half = /\\u[dD][89a-fA-F]/

/** The parsed value with lone surrogates replaced: no JSON column accepts one, and no file. */
function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(toWellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name.toWellFormed(), toWellFormed(held)]),
  )
}

/** Accepts JSON bodies only, with limited nesting. */
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
