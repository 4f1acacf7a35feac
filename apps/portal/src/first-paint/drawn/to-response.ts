import type { DrawnAnswer } from './drawn.types.ts'

/**
 * A response of the API as the caller receives it.
 * @throws Error if there is none
 */
export function toResponse(answer: DrawnAnswer | undefined): Response {
  if (!answer) throw new Error('Not answered')
  const { status, headers, text } = answer
  return new Response(text || null, { status, headers })
}
