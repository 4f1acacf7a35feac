import type { ApiClient } from './client.ts'
import type { CallOptions } from './operations.types.ts'

type Signal = AbortSignal | undefined

/** A read that may be combined with others. */
interface Part<Name, Input, Answer> {
  readonly name: Name
  readonly input: Input
  readonly signal: Signal
  /** Reads it with a call of its own. */
  readonly alone: () => Promise<Answer>
}

interface Asked<Name, Input, Answer> extends Part<Name, Input, Answer> {
  readonly resolve: (answer: Promise<Answer>) => void
}

/** Aborts once all signals have aborted. */
function whenAll(signals: readonly Signal[]): AbortSignal {
  const controller = new AbortController()
  const look = () => {
    if (signals.every((signal) => signal?.aborted)) controller.abort()
  }
  for (const signal of signals) signal?.addEventListener('abort', look)
  look()
  return controller.signal
}

/**
 * Combines reads into one call that answers them all if all are requested at the same moment, as when a
 * page opens; if any is missing, each is read on its own.
 * @param names of the parts in the combined answer
 * @param readAll the combined call, given the input of each part
 * @returns reads a part; `key` holds what parts must have in common to be combined
 */
export function createBatchedRead<Combined, Input>(
  names: readonly (keyof Combined)[],
  readAll: (
    client: ApiClient,
    inputOf: (name: keyof Combined) => Input,
    options: CallOptions,
  ) => Promise<Combined>,
) {
  type Name = keyof Combined
  type AskedPart = Asked<Name, Input, Combined[Name]>
  const moments = new WeakMap<ApiClient, Map<string, AskedPart[]>>()

  function send(client: ApiClient, asked: readonly AskedPart[]): void {
    const byName = new Map(asked.map((part) => [part.name, part]))
    const isComplete = byName.size === names.length && asked.length === names.length
    if (!isComplete) {
      for (const { alone, resolve } of asked) resolve(alone())
      return
    }
    const inputOf = (name: Name) => (byName.get(name) as AskedPart).input
    const signal = whenAll(asked.map((part) => part.signal))
    const whole = readAll(client, inputOf, { signal })
    for (const { name, resolve } of asked) resolve(whole.then((answers) => answers[name]))
  }

  return <Own extends Name>(
    client: ApiClient,
    key: unknown,
    part: Part<Own, Input, Combined[Own]>,
  ): Promise<Combined[Own]> => {
    const of = JSON.stringify([client.businessId(), key])
    const moment = moments.get(client) ?? new Map<string, AskedPart[]>()
    moments.set(client, moment)
    const together = moment.get(of) ?? []
    if (together.length === 0) {
      moment.set(of, together)
      // Requests made together are made synchronously; a timer would also wait for rendering.
      queueMicrotask(() => {
        moment.delete(of)
        send(client, together)
      })
    }
    return new Promise<Combined[Name]>((resolve) => together.push({ ...part, resolve })) as Promise<
      Combined[Own]
    >
  }
}
