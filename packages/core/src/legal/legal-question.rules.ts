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
  /** Path of the page with the text. */
  readonly path: string
  readonly version: CivilDate
  /** The newest version that the user has accepted; null if there is none yet. */
  readonly accepted: CivilDate | null
  /** The changes since that version, newest first; links lead to the page of the text. */
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
 * The texts that a user is asked to accept, with the changes since they last accepted; empty if there are
 * none, or while the content of one of them has not loaded.
 * @param texts in force; only the pending ones are needed
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
 * Whether the question is shown over a page: not over the texts themselves, where it can be answered too,
 * and not to users who may no longer change anything. It locks nobody out.
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
