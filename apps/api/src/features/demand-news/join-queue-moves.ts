import type { DemandNotice } from '../../outbox/outbox-message.ts'

/** A change of which one reader is notified. */
export interface Addressed {
  readonly demand: { readonly id: string; readonly businessId: string }
  readonly reader: { readonly id: string; readonly type: string }
  readonly authorId: string | null
  readonly notice: DemandNotice
}

/** Two moves of one demand as one, from the first day to the last. */
function mergeMoves<Move extends Addressed>(first: Move, last: Move): Move {
  const { news: before } = first.notice
  const { news } = last.notice
  if (before.kind !== 'forecast' || news.kind !== 'forecast') return last
  const forecast = { from: before.forecast.from, to: news.forecast.to }
  return { ...last, notice: { ...last.notice, news: { ...news, forecast }, forecast } }
}

/** Whether a change is news: not if the moves of a demand in one batch have restored its forecast. */
function hasMoved({ notice: { news, ofQueue = false } }: Addressed): boolean {
  return !ofQueue || news.kind !== 'forecast' || news.forecast.from !== news.forecast.to
}

function withOthers<Move extends Addressed>(first: Move, others: number): Move {
  const { news } = first.notice
  if (news.kind !== 'forecast' || others === 0) return first
  return { ...first, notice: { ...first.notice, news: { ...news, others } } }
}

/**
 * Combines the forecasts that one person changes by moving a queue: each reader gets one notice per batch and
 * business, about the first demand. A long queue must not send hundreds of e-mails, and a notice must not
 * mention another business than the reader's active one. The firm's staff have no active business and get one
 * in all.
 * @param given of one batch, in the order in which it happened
 */
export function joinQueueMoves<Change extends Addressed>(given: readonly Change[]): Change[] {
  const moves = new Map<string, Map<string, Change>>()
  for (const [index, one] of given.entries()) {
    const { demand, reader, authorId, notice } = one
    const business = reader.type === 'BACKOFFICE' ? '' : demand.businessId
    const key = notice.ofQueue ? `${authorId} ${reader.id} ${business}` : `${index}`
    const move = moves.get(key) ?? new Map<string, Change>()
    const before = move.get(demand.id)
    move.set(demand.id, before ? mergeMoves(before, one) : one)
    moves.set(key, move)
  }
  return [...moves.values()].flatMap((move) => {
    const moved = [...move.values()].filter(hasMoved)
    return moved.slice(0, 1).map((first) => withOthers(first, moved.length - 1))
  })
}
