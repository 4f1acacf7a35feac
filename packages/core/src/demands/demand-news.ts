import { type CivilDate, formatDate } from '../calendar/index.ts'
import { createMessages } from '../messages/message-text.ts'
import { newsMessages } from '../messages/news.ts'
import type { DemandStatus } from './demands.types.ts'

const text = /* @__PURE__ */ createMessages(newsMessages)

/** One thing that happened to a demand, as people are told of it. */
export type DemandNews =
  | { readonly kind: 'created' | 'message' | 'document' | 'markFiled' }
  | { readonly kind: 'status'; readonly statusKey: DemandStatus }
  | { readonly kind: 'prioritized'; readonly forecast: ForecastMove }
  | { readonly kind: 'forecast'; readonly forecast: ForecastMove }
  /** The name of who has it now; null when nobody has. */
  | { readonly kind: 'assignee'; readonly assignee: string | null }
  /** Where a process stands at the trademark office. */
  | { readonly kind: 'markStatus'; readonly status: string }
  /** The forecast that has passed. */
  | { readonly kind: 'overdue'; readonly date: CivilDate }

/** A forecast before and after; null where there is none. */
export interface ForecastMove {
  readonly from: CivilDate | null
  readonly to: CivilDate | null
}

function toForecastTitle({ from, to }: ForecastMove, author: string): string {
  if (to === null) return text('news.forecast.none', { author })
  const code = from === null ? 'news.forecast.first' : 'news.forecast.moved'
  return text(code, { author, date: formatDate(to) })
}

function toAssigneeTitle(assignee: string | null, author: string): string {
  if (assignee === null) return text('news.assignee.taken', { author })
  if (assignee === author) return text('news.assignee.self', { author })
  return text('news.assignee.given', { author, assignee })
}

/**
 * Who did what, in one line: 'Helena Prado entregou a demanda'.
 * @param author name of who did it; null where nobody knows it any more
 */
export function toNewsTitle(news: DemandNews, author: string | null): string {
  const by = author ?? newsMessages['news.unknownAuthor']
  switch (news.kind) {
    case 'status':
      return text(`news.status.${news.statusKey}`, { author: by })
    case 'forecast':
      return toForecastTitle(news.forecast, by)
    case 'assignee':
      return toAssigneeTitle(news.assignee, by)
    case 'markStatus':
      return text('news.markStatus', { status: news.status })
    case 'overdue':
      return text('news.overdue', { date: formatDate(news.date) })
    default:
      return text(`news.${news.kind}`, { author: by })
  }
}
