import type { CivilDate } from '../calendar/index.ts'
import { allowed, type Decision, refused } from '../decision.ts'

/** The texts that a user accepts; the choice about cookies is kept in the browser alone. */
export const legalTexts = ['terms', 'privacy'] as const

/** A text that a user accepts. */
export type LegalTextKey = (typeof legalTexts)[number]

/** When each text was first published. */
export const publicationDates: Readonly<Record<LegalTextKey, CivilDate>> = {
  terms: '2021-03-30',
  privacy: '2021-03-30',
}

/** The version in force of each text: the day since when its words are these. */
export const legalVersions: Readonly<Record<LegalTextKey, CivilDate>> = {
  terms: '2026-11-23',
  privacy: '2026-11-22',
}

/** One version of a text. */
export interface LegalVersion {
  readonly document: LegalTextKey
  readonly version: CivilDate
}

/** Whether a version can be accepted: only the one in force. */
export function evaluateLegalAcceptance({ document, version }: LegalVersion): Decision<'outdated'> {
  return legalVersions[document] === version ? allowed : refused('outdated')
}

/** The texts in force that a user has not accepted yet. */
export function pendingLegalTexts(accepted: readonly LegalVersion[]): LegalTextKey[] {
  return legalTexts.filter(
    (text) =>
      !accepted.some(
        ({ document, version }) => document === text && version === legalVersions[text],
      ),
  )
}
