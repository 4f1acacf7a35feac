import type { Acknowledged } from './acknowledged.ts'
import type { Api } from './api.ts'

/** Clients that write as fast as they are answered. */
export interface Writers {
  /** Resolves when every client has stopped, as asked or because its call failed. */
  stop(): Promise<void>
}

interface Written {
  readonly id: string
}

/**
 * One in four writes creates a demand, the others go to the conversation of the client's first one.
 * Answers of 2xx are recorded at once, and nothing else is.
 */
async function writeUntil(isOver: () => boolean, api: Api, noted: Acknowledged, client: string) {
  let conversation: string | undefined
  for (let i = 0; !isOver(); i += 1) {
    const text = `${client}, escrita ${i}`
    try {
      if (i % 4 === 0 || !conversation) {
        const body = { name: text, description: text }
        const { id } = await api.call<Written>('POST', '/demands', body)
        noted.demands.set(id, text)
        conversation ??= id
      } else {
        const path = `/demands/${conversation}/items/message`
        const { id } = await api.call<Written>('POST', path, { content: text })
        const items = noted.messages.get(conversation) ?? new Map<string, string>()
        noted.messages.set(conversation, items.set(id, text))
      }
    } catch (error) {
      if (!isOver()) throw error
    }
  }
}

/** @param isOver also true from the moment of the kill: a call that fails then is expected */
export function startWriters(
  api: Api,
  noted: Acknowledged,
  { clients, round, isOver }: { clients: number; round: number; isOver: () => boolean },
): Writers {
  let isStopped = false
  const over = () => isStopped || isOver()
  const work = Array.from({ length: clients }, (_, i) =>
    writeUntil(over, api, noted, `Rodada ${round}, cliente ${i}`),
  )
  const all = Promise.all(work)
  // Awaited in `stop`; until then a failure must not end the process.
  all.catch(() => undefined)
  return {
    async stop() {
      isStopped = true
      await all
    },
  }
}
