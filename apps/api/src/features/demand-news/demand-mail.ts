import { type CivilDate, formatDate, formatTime } from '@tramite/core/calendar'
import {
  type DeadlineState,
  type DemandStatus,
  isStoppedTurn,
  turnUnderContract,
  whoseTurn,
} from '@tramite/core/demands'
import { authorityStatuses, REGISTERED_STATUS, toProcessOutlook } from '@tramite/core/marks'
import { createMessages, mailMessages } from '@tramite/core/messages'
import type { DemandNews } from '../../ports/demand-news.ts'
import type { MailedNews } from '../../ports/jobs.ts'
import type { MailBody } from '../../ports/mail/mail-layout.ts'
import { toMailName } from '../../ports/mail/mail-name.rules.ts'
import { type Author, toNewsTitle } from './news-title.ts'

/** Maximum number of code points that an e-mail quotes of a text. */
const QUOTE_MAX = 280

const text = createMessages(mailMessages)

/** The demand at the time the e-mail is sent. */
export interface MailedDemand {
  readonly name: string
  readonly number: number
  readonly description: string
  readonly private: boolean
  readonly statusKey: DemandStatus
  readonly validationDate: string | null
  readonly deleveryForecast: string | null
  readonly finishedAt: string | null
  /** Of the journey that it is in, if any. */
  readonly waitsForSteps: boolean
}

/** An entry of the conversation that still exists. */
export interface MailedItem {
  readonly id: string
  readonly content: string | null
  readonly fileCount: number
}

export interface DemandMailInput {
  readonly demand: MailedDemand
  /** In the order in which it happened. */
  readonly news: readonly MailedNews[]
  readonly items: ReadonlyMap<string, MailedItem>
  /** Authors by id. */
  readonly authors: ReadonlyMap<string, Author>
  readonly readerKind: 'customer' | 'staff'
  /** The state of the deadlines under the contract. */
  readonly deadlines: DeadlineState
  /** In `timeZone`. */
  readonly today: CivilDate
  readonly timeZone: string
}

/** The beginning of a text, on one line, cut between words. */
export function toQuote(content: string): string {
  const line = content.replace(/\s+/gu, ' ').trim()
  const points = [...line]
  if (points.length <= QUOTE_MAX) return line
  const cut = points.slice(0, QUOTE_MAX).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > QUOTE_MAX / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}

function toFilesText(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? text('mails.demandNews.file')
    : text('mails.demandNews.files', { count: String(count) })
}

/** What the status of a process means, and by when somebody has to answer: as the page of the marks says it. */
function toMarkNote(
  { status, occurredOn }: Extract<DemandNews, { kind: 'markStatus' }>,
  today: CivilDate,
): string | null {
  const known = authorityStatuses.find((one) => one.status === status)
  if (!known) return null
  const statusOn = occurredOn ?? null
  const grantedOn = status === REGISTERED_STATUS ? statusOn : null
  return toProcessOutlook({ apolStatus: known.status, statusOn, grantedOn }, today)
}

/** What came with the news: a person's own words to quote, and in those of the portal how many files. */
function toContent(
  { news, itemId }: MailedNews,
  { demand, items, today }: DemandMailInput,
): Pick<MailBody['entries'][number], 'quote' | 'note'> {
  // Nothing that is written in a private demand leaves the portal.
  if (demand.private) return { quote: null, note: null }
  if (news.kind === 'markStatus') return { quote: null, note: toMarkNote(news, today) }
  if (news.kind === 'created') return { quote: toQuote(demand.description) || null, note: null }
  const item = itemId === undefined ? undefined : items.get(itemId)
  if (!item) return { quote: null, note: null }
  return { quote: toQuote(item.content ?? '') || null, note: toFilesText(item.fileCount) }
}

const toMailAuthor = ({ name, type }: Author): Author => ({
  name: toMailName(name),
  type,
})

function toEntry(mailed: MailedNews, input: DemandMailInput): MailBody['entries'][number] {
  const { authors, timeZone } = input
  const { news, authorId, at } = mailed
  const author = authors.get(authorId ?? '')
  const title = toNewsTitle(news, author ? toMailAuthor(author) : null)
  const content = toContent(mailed, input)
  // They say the day on which it happened, which is not the one on which it was noticed.
  const isDated = news.kind === 'overdue' || (news.kind === 'markStatus' && news.occurredOn)
  if (isDated) return { title, ...content }
  const moment = { title, date: formatDate(at, timeZone), time: formatTime(at, timeZone) }
  return { title: text('mails.demandNews.moment', moment), ...content }
}

function toForecastText(date: string, { news, deadlines }: DemandMailInput): string {
  if (deadlines !== 'running') {
    return text(`mails.demandNews.forecast.${deadlines}`, { date: formatDate(date) })
  }
  const before = news.find(({ forecast }) => forecast !== undefined)?.forecast?.from ?? null
  return before === null || before === date
    ? formatDate(date)
    : text('mails.demandNews.forecast.moved', {
        date: formatDate(date),
        before: formatDate(before),
      })
}

/** The relevant date: none while the demand waits for the customer. */
function toDateFacts(input: DemandMailInput): MailBody['facts'] {
  const { statusKey, finishedAt, deleveryForecast } = input.demand
  if (statusKey === 'FINISHED') {
    if (finishedAt === null) return []
    const value = formatDate(finishedAt, input.timeZone)
    return [{ label: text('mails.demandNews.delivered'), value }]
  }
  if (statusKey === 'PENDING' || deleveryForecast === null) return []
  const value = toForecastText(deleveryForecast, input)
  return [{ label: text('mails.demandNews.forecast'), value }]
}

/** Whose turn it is. A contract that stops the deadlines refuses a customer's answers too. */
function toTurnText({ demand: mailed, readerKind, deadlines }: DemandMailInput): string {
  const demand = { ...mailed, journey: mailed }
  const turn = whoseTurn(demand)
  const isHeld = isStoppedTurn(turnUnderContract(demand, deadlines))
  if (readerKind === 'staff' || !isHeld) {
    // Of an open demand that has its date already, nothing is left to be defined.
    const isDated = turn === 'triage' && mailed.deleveryForecast !== null
    return text(`mails.demandNews.turn.${readerKind}.${isDated ? 'firm' : turn}`)
  }
  if (deadlines === 'ended') return text('mails.demandNews.turn.ended')
  const wanted = turn === 'customer' ? turn : 'customerValidation'
  return text(`mails.demandNews.turn.suspended.${wanted}`)
}

/**
 * The content of the e-mail about a demand: who did what, the beginning of what was written, whose turn
 * it is now, and the date. For a private demand it contains neither title nor text.
 */
export function toDemandMailBody(input: DemandMailInput): MailBody {
  const { demand, news } = input
  const { name: demandName, number } = demand
  const isPrivate = demand.private
  return {
    heading: isPrivate
      ? text('mails.demandNews.subjectPrivate', { number })
      : text('mails.demandNews.subject', { number, demandName }),
    entries: news.map((mailed) => toEntry(mailed, input)),
    facts: [
      { label: text('mails.demandNews.turn'), value: toTurnText(input) },
      ...toDateFacts(input),
    ],
  }
}
