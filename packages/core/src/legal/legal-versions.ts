import type { CivilDate } from '../calendar/index.ts'
import type { PortalRoute } from '../shell/portal-routes.ts'
import type { LegalAcceptanceList, LegalTextKey } from './legal.types.ts'

/** The version in force of each text that users accept: the day since when its words are these. */
export type LegalVersions = Readonly<Record<LegalTextKey, CivilDate>>

/** Where each text is read. */
export const legalPaths = {
  terms: '/terms',
  privacy: '/politics',
} as const satisfies Readonly<Record<LegalTextKey, PortalRoute>>

/**
 * The versions in force in one word, by which a browser remembers that it has asked about them. Nobody who
 * has answered, or put the answer off, is asked again before a text has changed.
 */
export const toAskedVersions = ({ terms, privacy }: LegalVersions): string =>
  `terms@${terms},privacy@${privacy}`

/** The texts in force that a user has not accepted yet. */
export const pendingLegalTexts = ({
  current,
}: Pick<LegalAcceptanceList, 'current'>): LegalTextKey[] =>
  current.flatMap(({ document, acceptedAt }) => (acceptedAt === null ? [document] : []))
