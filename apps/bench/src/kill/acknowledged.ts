/** What the server has said that it wrote. */
export interface Acknowledged {
  /** Names by demand. */
  readonly demands: Map<string, string>
  /** Texts by item, by demand. */
  readonly messages: Map<string, Map<string, string>>
}

export const createAcknowledged = (): Acknowledged => ({ demands: new Map(), messages: new Map() })

export function countWrites({ demands, messages }: Acknowledged): number {
  return demands.size + [...messages.values()].reduce((sum, items) => sum + items.size, 0)
}

/** Adds what was written later, which the first one then has as well. */
export function addWrites(all: Acknowledged, later: Acknowledged): void {
  for (const [id, name] of later.demands) all.demands.set(id, name)
  for (const [demandId, items] of later.messages) all.messages.set(demandId, items)
}
