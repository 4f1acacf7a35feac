import { demandReplyMessages } from '../messages/demand-reply.ts'
import { stripInvisible } from '../strip-invisible.ts'
import { DEMAND_MESSAGE_MAX, DEMAND_REPLY_MAX } from './demand-forms.schema.ts'
import type { ProcessItem } from './demands.types.ts'

/** The fields that an open question is read from. */
type Said = Pick<
  ProcessItem,
  'type' | 'content' | 'userType' | 'userName' | 'createdAt' | 'deleted' | 'customFields'
>

/** What the firm has asked and the customer has not yet answered. */
export interface OpenQuestion {
  /** Name of the user who asks; null if it is the firm, or several of its people. */
  readonly userName: string | null
  /** When it was first asked, an instant. */
  readonly since: string
  /** When the last of it was asked, an instant. */
  readonly until: string
  /** The texts, without the items that are asked for one by one. */
  readonly texts: readonly string[]
  /** The items that the firm's forms ask for; empty without a list. */
  readonly entries: readonly string[]
}

/** The customer's answer to one item that is asked for. */
export interface EntryAnswer {
  /** The answer, or why they do not have it. */
  readonly text: string
  /** Names of the files given for it. */
  readonly files: readonly string[]
  readonly isDeclined: boolean
}

/** Not answered yet. */
export const noEntryAnswer: EntryAnswer = { text: '', files: [], isDeclined: false }

/** '1. …', '2) …', '- …' or '• …': a line of a form that asks for one item. */
const ENTRY = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+(\S.*)$/

const toLines = ({ content }: Said) => (content ?? '').split('\n')
const isEntry = (line: string) => ENTRY.test(line)

/** Index of the entry with which the demand began to wait for the customer; the end if it does not wait. */
function toRequestIndex(items: readonly Said[]): number {
  const toStatus = ({ type, customFields }: Said) =>
    type === 'STATUS' ? customFields?.statusKey : undefined
  const settled = items.findLastIndex((item) => (toStatus(item) ?? 'PENDING') !== 'PENDING')
  const asked = items.findIndex((item, index) => index > settled && toStatus(item) === 'PENDING')
  return asked < 0 ? items.length : asked
}

/**
 * What is open between the firm and the customer: everything that the firm's people have written since
 * the customer last wrote, and at least the last of it. A demand that waits goes on only by the reply: what
 * the customer has sent since then, for example one of several documents, answers nothing. The lines of the
 * firm's forms that begin with a number or a dash are the items asked for one by one.
 * @param items oldest first
 */
export function toOpenQuestion(items: readonly Said[]): OpenQuestion | null {
  const isAsked = ({ type, userType, deleted }: Said) =>
    userType === 'BACKOFFICE' && !deleted && (type === 'MESSAGE' || type === 'FORM')
  const written = items
    .slice(0, toRequestIndex(items))
    .findLastIndex(
      ({ type, userType, deleted }) => userType === 'CUSTOMER' && !deleted && type !== 'STATUS',
    )
  const since = items.slice(written + 1).filter(isAsked)
  const said = since.length > 0 ? since : items.filter(isAsked).slice(-1)
  const [first] = said
  const last = said.at(-1)
  if (!first || !last) return null
  const texts = said.map((item) =>
    toLines(item)
      .filter((line) => item.type !== 'FORM' || !isEntry(line))
      .join('\n')
      .trim(),
  )
  const entries = said
    .filter(({ type }) => type === 'FORM')
    .flatMap(toLines)
    .flatMap((line) => ENTRY.exec(line)?.[1]?.trim() ?? [])
  const isOfOne = said.every(({ userName }) => userName === last.userName)
  return {
    userName: (isOfOne && last.userName) || null,
    since: first.createdAt,
    until: last.createdAt,
    texts: texts.filter((text) => text !== ''),
    entries: [...new Set(entries)],
  }
}

/**
 * When the last entry was written that the reader had before them as they opened a reply; null as long as that is not
 * known. What was kept of an earlier visit may lack entries of before: only the first read of this one counts.
 * @param seen as it was told before: it does not move with what comes later
 * @param items the conversation, oldest first
 * @param isCurrent it has been read on this visit
 */
export function toSeenUntil(
  seen: string | null,
  items: readonly Pick<ProcessItem, 'createdAt'>[],
  isCurrent: boolean,
): string | null {
  return seen ?? (isCurrent ? (items.at(-1)?.createdAt ?? null) : null)
}

/**
 * Whether the firm has asked more than the reader had before them.
 * @param seen when the last entry that they had was written, an instant; null if they had none
 */
export function hasQuestionGrown(
  question: Pick<OpenQuestion, 'until'> | null,
  seen: string | null,
): boolean {
  return question !== null && seen !== null && Date.parse(question.until) > Date.parse(seen)
}

/**
 * Names of the files that are sent to the firm with this answer: none if the customer says they do not
 * have it.
 */
export function filesOfAnswer({ files, isDeclined }: EntryAnswer): readonly string[] {
  return isDeclined ? [] : files
}

/** Files that the customer chose. */
export interface ChosenFiles {
  /** The item they are given for; absent for none in particular. */
  readonly entry?: string | undefined
  readonly names: readonly string[]
  /** Names of the files already there. */
  readonly others: readonly string[]
}

/**
 * The answers after files have been chosen for one of them. Names of files that were removed or refused are
 * dropped from the answers and can be used again.
 * @param answers by the item that is asked for
 */
export function giveFiles(
  answers: Readonly<Record<string, EntryAnswer>>,
  { entry, names, others }: ChosenFiles,
): Readonly<Record<string, EntryAnswer>> {
  const rest = Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      key,
      { ...answer, files: answer.files.filter((name) => others.includes(name)) },
    ]),
  )
  if (entry === undefined) return rest
  const answer = rest[entry] ?? noEntryAnswer
  return { ...rest, [entry]: { ...answer, files: [...answer.files, ...names] } }
}

/** Whether an item has been answered: by a text, a file, or that they do not have it. */
export function isEntryAnswered({ text, files, isDeclined }: EntryAnswer): boolean {
  return isDeclined || stripInvisible(text) !== '' || files.length > 0
}

/**
 * The items that a reply answers: those asked for, then answered ones that are no longer asked for, for
 * example because the form was deleted.
 */
export function toReplyEntries(
  entries: readonly string[],
  answers: Readonly<Record<string, EntryAnswer>>,
): readonly string[] {
  const answered = Object.entries(answers).flatMap(([entry, answer]) =>
    isEntryAnswered(answer) ? [entry] : [],
  )
  return [...new Set([...entries, ...answered])]
}

function toAnswerText({ text, files, isDeclined }: EntryAnswer): string {
  const words = stripInvisible(text).trim()
  const said = isDeclined
    ? [demandReplyMessages['demands.entryDeclined'], words].filter(Boolean).join(': ')
    : words
  return [said, files.join(', ')].filter(Boolean).join('\n')
}

/** A reply that is being written, with what is sent along. */
export interface WrittenReply {
  readonly message: string
  /** The items asked for, in the firm's wording. */
  readonly entries: readonly string[]
  /** The answers, by item. */
  readonly answers: Readonly<Record<string, EntryAnswer>>
  /** Names of the files that are sent along. */
  readonly fileNames: readonly string[]
}

/**
 * The reply as the firm receives it: each item with its answer, by its number, then the rest of the text.
 * Items without an answer are left out.
 */
export function toReplyText({ message, entries, answers, fileNames }: WrittenReply): string {
  const answered = toReplyEntries(entries, answers).flatMap((entry, index) => {
    const answer = answers[entry] ?? noEntryAnswer
    const files = filesOfAnswer(answer).filter((name) => fileNames.includes(name))
    const given = { ...answer, files }
    return isEntryAnswered(given) ? [`${index + 1}. ${entry}\n${toAnswerText(given)}`] : []
  })
  return [...answered, stripInvisible(message).trim()].filter(Boolean).join('\n\n')
}

/**
 * The text of the limit that a reply exceeds; null if it can be sent. The firm's wording and the names of
 * files do not count towards the limit of the customer's text.
 */
export function toReplyProblem(reply: WrittenReply): string | null {
  const texts = [reply.message, ...Object.values(reply.answers).map(({ text }) => text)]
  const typed = texts.reduce((sum, text) => sum + stripInvisible(text).trim().length, 0)
  if (typed > DEMAND_MESSAGE_MAX) return demandReplyMessages['demands.replyTooLong']
  if (toReplyText(reply).length <= DEMAND_REPLY_MAX) return null
  return demandReplyMessages['demands.replyTooLongInAll']
}
