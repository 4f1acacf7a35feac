/** Writes that the server has acknowledged. */
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

/** Merges later writes into the first record. */
export function addWrites(all: Acknowledged, later: Acknowledged): void {
  for (const [id, name] of later.demands) all.demands.set(id, name)
  for (const [demandId, items] of later.messages) all.messages.set(demandId, items)
}
