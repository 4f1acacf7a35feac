import type { EarlyCall, EarlyCalls } from './early-calls.types.ts'

/** Name of the error of a call that was never carried out: even a write may be sent again. */
export const NOT_ASKED = 'NotAsked'

/** The key of a call: its method and address. */
export const toCallKey = ({ method, url }: EarlyCall): string => `${method} ${url}`

/** Splits a response into separate responses for its parts. */
function split(answer: Promise<Response>, parts: Readonly<Record<string, string>>) {
  const whole = answer.then(async (response) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    return { body: await response.json(), date: response.headers.get('date') ?? '' }
  })
  return Object.entries(parts).map(([url, name]) => {
    const part = whole.then(({ body, date }) => Response.json(body[name], { headers: { date } }))
    return [`GET ${url}`, part] as const
  })
}

/**
 * The responses to calls, each of which is taken over by the code that would have sent the call.
 * @param answerOf the answer to a call
 */
export function toAnswers(
  calls: readonly EarlyCall[],
  answerOf: (call: EarlyCall) => Promise<Response>,
): EarlyCalls['answers'] {
  const answers: EarlyCalls['answers'] = new Map()
  for (const call of calls) {
    const answer = answerOf(call)
    const parts = call.parts ? split(answer, call.parts) : [[toCallKey(call), answer] as const]
    for (const [key, part] of parts) {
      // Avoids an unhandled rejection for a response that nobody takes; code that takes it still gets the
      // error.
      part.catch(() => {})
      answers.set(key, part)
    }
  }
  return answers
}
