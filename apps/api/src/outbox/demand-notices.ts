import type { CivilDate } from '@tramite/core/calendar'
import type { AuthorityStatus } from '@tramite/core/marks'
import type { DemandNews, ForecastMove } from '../ports/demand-news.ts'
import type { DemandChanged, DemandNotice } from './outbox-message.ts'

type Subject = { readonly id: string }

/** Details of a notice: the entry that was written, the forecast that changed. */
type Along = Partial<Omit<DemandNotice, 'news'>>

/**
 * Notifies people of what happened to a demand.
 * @param authorId never notified of their own actions; null if it was not a user's
 */
export const demandNewsNotice = (
  { id }: Subject,
  authorId: string | null,
  news: DemandNews,
  along: Along = {},
): DemandChanged => ({
  kind: 'demandChanged',
  demandId: id,
  authorId,
  notice: { news, internal: false, ...along },
})

/** Tells open pages that a demand changed; nobody is notified. */
export const demandTouched = ({ id }: Subject, authorId: string | null): DemandChanged => ({
  kind: 'demandChanged',
  demandId: id,
  authorId,
  notice: null,
})

export const demandCreatedNotice = (demand: Subject & { readonly userId: string }) =>
  demandNewsNotice(demand, demand.userId, { kind: 'created' })

/** A new status, the one before, and whether a customer changed it. */
type StatusNews = Omit<Extract<DemandNews, { kind: 'status' }>, 'kind'>

export const demandStatusNotice = (
  demand: Subject,
  authorId: string,
  news: StatusNews,
  along?: Along,
) => demandNewsNotice(demand, authorId, { kind: 'status', ...news }, along)

/** @param along `internal` if the item never reaches customers, and so neither does its notice */
export const demandMessageNotice = (demand: Subject, authorId: string, along?: Along) =>
  demandNewsNotice(demand, authorId, { kind: 'message' }, along)

/** @param along `internal` if the documents are not for customers */
export const demandDocumentsNotice = (
  demand: Subject,
  authorId: string,
  count: number,
  along?: Along,
) =>
  demandNewsNotice(
    demand,
    authorId,
    count === 1 ? { kind: 'document' } : { kind: 'documents', count },
    along,
  )

/** @param along `ofQueue` if it moved with the queue */
export const demandForecastNotice = (
  demand: Subject,
  authorId: string,
  forecast: ForecastMove,
  along?: Along,
) => demandNewsNotice(demand, authorId, { kind: 'forecast', forecast }, { forecast, ...along })

/** The new assignee of a demand; null if there is none. */
interface Assignee {
  readonly backofficeUserId: string | null
  readonly backofficeUserName: string | null
}

export const demandAssigneeNotice = (
  demand: Subject,
  authorId: string,
  { backofficeUserId, backofficeUserName: assignee }: Assignee,
) =>
  demandNewsNotice(demand, authorId, {
    kind: 'assignee',
    assignee,
    isSelf: backofficeUserId === authorId,
  })

interface MarkMove {
  /** The status that a process of the demand's mark now has; null when it was only filed. */
  readonly status: AuthorityStatus | null
  /** The day on which the office published it. */
  readonly occurredOn: CivilDate
}

export const markStatusNotice = (
  demand: Subject,
  authorId: string,
  { status, occurredOn }: MarkMove,
) =>
  demandNewsNotice(
    demand,
    authorId,
    status === null ? { kind: 'markFiled' } : { kind: 'markStatus', status, occurredOn },
  )
