import type { CivilDate } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'
import { isPage } from '../portal-paths.ts'
import type {
  LegalAcceptanceList,
  LegalChange,
  LegalDocument,
  LegalText,
  LegalTextKey,
} from './legal.types.ts'
import { legalPaths, pendingLegalTexts } from './legal-versions.ts'

/** A text in force that a user is asked to accept. */
export interface LegalQuestion {
  readonly document: LegalTextKey
  readonly title: string
  /** Where it is read. */
  readonly path: string
  readonly version: CivilDate
  /** The newest version that the user has accepted; null for who is asked for the first time. */
  readonly accepted: CivilDate | null
  /** What has changed since that one, newest first; links lead to the page of the text. */
  readonly changes: readonly LegalChange[]
}

const newestOf = (document: LegalTextKey, { acceptances }: LegalAcceptanceList): CivilDate | null =>
  acceptances
    .filter((one) => one.document === document)
    .map(({ version }) => version)
    .sort()
    .at(-1) ?? null

function withAddress(text: LegalText, path: string): LegalText {
  return text.map((part) =>
    typeof part === 'string' || !part.href.startsWith('#')
      ? part
      : { ...part, href: path + part.href },
  )
}

/**
 * What a user is asked to accept, with what has changed since they last did; empty when nothing, or while
 * a text that they would be asked about is not there yet.
 * @param texts as they are in force; only those that are pending are needed
 */
export function toLegalQuestions(
  acceptances: LegalAcceptanceList,
  texts: Readonly<Record<LegalTextKey, LegalDocument | undefined>>,
): LegalQuestion[] {
  const pending = pendingLegalTexts(acceptances)
  const questions = pending.flatMap((document): LegalQuestion[] => {
    const text = texts[document]
    if (!text) return []
    const path = legalPaths[document]
    const accepted = newestOf(document, acceptances)
    return [
      {
        document,
        title: text.title,
        path,
        version: text.revised,
        accepted,
        changes: text.changes
          .filter(({ date }) => accepted !== null && date > accepted)
          .map((change) => ({ date: change.date, text: withAddress(change.text, path) })),
      },
    ]
  })
  return questions.length === pending.length ? questions : []
}

/**
 * Whether the question stands over a page: not over the texts themselves, where it can be answered too,
 * and not for who may no longer change anything. Nobody is kept out by it.
 */
export function evaluateLegalQuestion({
  questions,
  canWrite,
  path,
}: {
  readonly questions: readonly LegalQuestion[]
  readonly canWrite: boolean
  readonly path: string
}): Decision<'nothingToAsk' | 'contractEnded' | 'reading'> {
  if (questions.length === 0) return refused('nothingToAsk')
  if (!canWrite) return refused('contractEnded')
  const isReading = Object.values(legalPaths).some((page) => isPage(path, page))
  return isReading ? refused('reading') : allowed
}
