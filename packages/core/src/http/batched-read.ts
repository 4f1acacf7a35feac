import type { ApiClient } from './client.ts'
import type { CallOptions } from './operations.types.ts'

type Signal = AbortSignal | undefined

/** A read that may go with others. */
interface Part<Name, Input, Answer> {
  readonly name: Name
  readonly input: Input
  readonly signal: Signal
  /** Reads it by a call of its own. */
  readonly alone: () => Promise<Answer>
}

interface Asked<Name, Input, Answer> extends Part<Name, Input, Answer> {
  readonly resolve: (answer: Promise<Answer>) => void
}

/** Given up when all have given up. */
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
 * Reads that one call answers where all of them are asked for in the same moment, as when a page opens; where
 * some are missing each goes alone.
 * @param names of the parts, as the answer to the one call has them
 * @param readAll the one call, told what each part was asked for
 * @returns reads a part; `key` holds what has to be the same for parts to go together
 */
export function createBatchedRead<Whole, Input>(
  names: readonly (keyof Whole)[],
  readAll: (
    client: ApiClient,
    inputOf: (name: keyof Whole) => Input,
    options: CallOptions,
  ) => Promise<Whole>,
) {
  type Name = keyof Whole
  type AskedPart = Asked<Name, Input, Whole[Name]>
  const moments = new WeakMap<ApiClient, Map<string, AskedPart[]>>()

  function send(client: ApiClient, asked: readonly AskedPart[]): void {
    const byName = new Map(asked.map((part) => [part.name, part]))
    const isWhole = byName.size === names.length && asked.length === names.length
    if (!isWhole) {
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
    part: Part<Own, Input, Whole[Own]>,
  ): Promise<Whole[Own]> => {
    const of = JSON.stringify([client.businessId(), key])
    const moment = moments.get(client) ?? new Map<string, AskedPart[]>()
    moments.set(client, moment)
    const together = moment.get(of) ?? []
    if (together.length === 0) {
      moment.set(of, together)
      // What is asked for together is asked for in one go; a timer would wait for whatever is drawn meanwhile.
      queueMicrotask(() => {
        moment.delete(of)
        send(client, together)
      })
    }
    return new Promise<Whole[Name]>((resolve) => together.push({ ...part, resolve })) as Promise<
      Whole[Own]
    >
  }
}
