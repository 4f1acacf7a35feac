import type { DrawnAnswer } from './drawn.types.ts'

/**
 * An answer of the API as whoever asked for it takes it.
 * @throws Error where there is none
 */
export function toResponse(answer: DrawnAnswer | undefined): Response {
  if (!answer) throw new Error('Not answered')
  const { status, headers, text } = answer
  return new Response(text || null, { status, headers })
}
