import type { EarlyCall, EarlyCalls } from './early-calls.types.ts'

/** Name of the error of a call that nobody has carried out: also a write may be sent again. */
export const NOT_ASKED = 'NotAsked'

/** By what a call is known: its method and address. */
export const toCallKey = ({ method, url }: EarlyCall): string => `${method} ${url}`

/** The parts of an answer as answers of their own. */
function split(answer: Promise<Response>, parts: Readonly<Record<string, string>>) {
  const whole = answer.then((response) => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    return response.json()
  })
  return Object.entries(parts).map(
    ([url, name]) => [`GET ${url}`, whole.then((body) => Response.json(body[name]))] as const,
  )
}

/**
 * The answers to calls, each to be taken by whoever would send it.
 * @param answerOf what a call is answered
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
      // Who takes it hears of a failure; one that nobody takes is nobody's.
      part.catch(() => {})
      answers.set(key, part)
    }
  }
  return answers
}
