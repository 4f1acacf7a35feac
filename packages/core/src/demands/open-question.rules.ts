import { demandReplyMessages } from '../messages/demand-reply.ts'
import type { ProcessItem } from './demands.types.ts'

/** What an open question is read from. */
type Said = Pick<
  ProcessItem,
  'type' | 'content' | 'userType' | 'userName' | 'createdAt' | 'deleted'
>

/** What the firm has asked and the customer has not answered yet. */
export interface OpenQuestion {
  /** Who asks; null where the firm does. */
  readonly userName: string | null
  /** When it was asked first, an instant. */
  readonly since: string
  /** The words, without what is asked for one by one. */
  readonly texts: readonly string[]
  /** What the firm's form asks for one by one; empty without a list. */
  readonly entries: readonly string[]
}

/** What the customer has to say of one thing that is asked for. */
export interface EntryAnswer {
  /** The answer, or why they do not have it. */
  readonly text: string
  /** Names of files that are given for it. */
  readonly files: readonly string[]
  readonly isDeclined: boolean
}

/** Nothing has been said of it yet. */
export const noEntryAnswer: EntryAnswer = { text: '', files: [], isDeclined: false }

/** '1. …', '2) …', '- …' or '• …': a line of a form that asks for one thing. */
const ENTRY = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+(\S.*)$/

const toLines = ({ content }: Said) => (content ?? '').split('\n')
const isEntry = (line: string) => ENTRY.test(line)

/**
 * What stands open between the firm and the customer: all that the firm's people have written since the
 * customer did, and at least the last of it. The lines of its newest form that begin with a number or a
 * dash are what is asked for one by one.
 * @param items oldest first
 */
export function toOpenQuestion(items: readonly Said[]): OpenQuestion | null {
  const isAsked = ({ type, userType, deleted }: Said) =>
    userType === 'BACKOFFICE' && !deleted && (type === 'MESSAGE' || type === 'FORM')
  const written = items.findLastIndex(
    ({ type, userType, deleted }) => userType === 'CUSTOMER' && !deleted && type !== 'STATUS',
  )
  const since = items.slice(written + 1).filter(isAsked)
  const said = since.length > 0 ? since : items.filter(isAsked).slice(-1)
  const [first] = said
  const last = said.at(-1)
  if (!first || !last) return null
  const form = said.findLast((item) => item.type === 'FORM' && toLines(item).some(isEntry))
  const texts = said.map((item) =>
    toLines(item)
      .filter((line) => item !== form || !isEntry(line))
      .join('\n')
      .trim(),
  )
  const entries = (form ? toLines(form) : []).flatMap((line) => ENTRY.exec(line)?.[1]?.trim() ?? [])
  return {
    userName: last.userName || null,
    since: first.createdAt,
    texts: texts.filter((text) => text !== ''),
    entries: [...new Set(entries)],
  }
}

/** Names of the files that go to the firm as this answer: none for what they do not have. */
export function filesOfAnswer({ files, isDeclined }: EntryAnswer): readonly string[] {
  return isDeclined ? [] : files
}

/** Files that are chosen. */
export interface ChosenFiles {
  /** For what they are given; absent where it is nothing in particular. */
  readonly entry?: string | undefined
  readonly names: readonly string[]
  /** Names of the files that are there already. */
  readonly others: readonly string[]
}

/**
 * The answers once files have been chosen for one of them. What was given of files that are not there any more,
 * or never were since they were refused, is forgotten: their names are free again.
 * @param answers what is said of each thing that is asked for
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

/** Whether something was said of what is asked for: a text, a file, or that they do not have it. */
export function isEntryAnswered({ text, files, isDeclined }: EntryAnswer): boolean {
  return isDeclined || text.trim() !== '' || files.length > 0
}

function toEntryText({ text, files, isDeclined }: EntryAnswer): string {
  const words = text.trim()
  const said = isDeclined
    ? [demandReplyMessages['demands.entryDeclined'], words].filter(Boolean).join(': ')
    : words
  return [said, files.join(', ')].filter(Boolean).join('\n')
}

/** An answer as it is written, beside what goes along with it. */
export interface WrittenReply {
  readonly message: string
  /** What is asked for, as it was asked. */
  readonly entries: readonly string[]
  /** What is said of it, by entry. */
  readonly answers: Readonly<Record<string, EntryAnswer>>
  /** Names of the files that go along. */
  readonly fileNames: readonly string[]
}

/**
 * The answer as it reaches the firm: each thing that was asked for with what is said of it, by its number,
 * then the other words. What nothing is said of stays out.
 */
export function toReplyText({ message, entries, answers, fileNames }: WrittenReply): string {
  const answered = entries.flatMap((entry, index) => {
    const answer = answers[entry] ?? noEntryAnswer
    const files = filesOfAnswer(answer).filter((name) => fileNames.includes(name))
    const given = { ...answer, files }
    return isEntryAnswered(given) ? [`${index + 1}. ${entry}\n${toEntryText(given)}`] : []
  })
  return [...answered, message.trim()].filter(Boolean).join('\n\n')
}
