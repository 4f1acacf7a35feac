import { formatDate } from '@tramite/core/calendar'
import { toNameWithSide } from '@tramite/core/demands'
import { createMessages, newsMessages } from '@tramite/core/messages'
import type { DemandNews, ForecastMove } from '../../ports/demand-news.ts'
import { isReopened } from '../notifications/news-kinds.rules.ts'

const text = createMessages(newsMessages)

/** The person who did something. */
export interface Author {
  readonly name: string
  readonly type: 'CUSTOMER' | 'BACKOFFICE'
}

type AssigneeNews = Extract<DemandNews, { kind: 'assignee' }>
type StatusNews = Extract<DemandNews, { kind: 'status' }>

function toForecastTitle({ from, to }: ForecastMove, author: string): string {
  if (to === null) return text('news.forecast.none', { author })
  const code = from === null ? 'news.forecast.first' : 'news.forecast.moved'
  return text(code, { author, date: formatDate(to) })
}

function withOthers(title: string, count: number): string {
  if (count === 0) return title
  return text(count === 1 ? 'news.forecast.other' : 'news.forecast.others', { title, count })
}

function toAssigneeTitle(
  { assignee, isSelf }: AssigneeNews,
  author: string,
  authorName: string | undefined,
): string {
  if (assignee === null) return text('news.assignee.taken', { author })
  if (isSelf ?? assignee === authorName) return text('news.assignee.self', { author })
  return text('news.assignee.given', { author, assignee })
}

/** A new status: set by the firm, by a customer's answer or complaint, or by the journey. */
function toStatusTitle(news: StatusNews, author: string): string {
  const { statusKey, from, ofCustomer, isNextStep } = news
  if (isNextStep) return newsMessages['news.status.nextStep']
  if (isReopened(news)) return text('news.status.reopened', { author })
  if (statusKey === 'IN_PROGRESS' && from === 'PENDING' && ofCustomer) {
    return text('news.status.answered', { author })
  }
  if (statusKey === 'OPEN' && from === 'BLOCKED') return text('news.status.unblocked', { author })
  return text(`news.status.${statusKey}`, { author })
}

function toMarkTitle({ status, occurredOn }: Extract<DemandNews, { kind: 'markStatus' }>): string {
  return occurredOn === undefined
    ? text('news.markStatus', { status })
    : text('news.markStatus.on', { status, date: formatDate(occurredOn) })
}

/**
 * Who did what, in one line: 'Helena Prado (escritório) entregou a demanda'.
 * @param author the person who did it; null if it is no longer known
 */
export function toNewsTitle(news: DemandNews, author: Author | null): string {
  const by = author ? toNameWithSide(author.name, author.type) : newsMessages['news.unknownAuthor']
  switch (news.kind) {
    case 'documents':
      return text('news.documents', { author: by, count: news.count })
    case 'status':
      return toStatusTitle(news, by)
    case 'forecast':
      return withOthers(toForecastTitle(news.forecast, by), news.others ?? 0)
    case 'assignee':
      return toAssigneeTitle(news, by, author?.name)
    case 'markStatus':
      return toMarkTitle(news)
    case 'overdue':
      return text('news.overdue', { date: formatDate(news.date) })
    default:
      return text(`news.${news.kind}`, { author: by })
  }
}
