import type { CivilDate } from '../calendar/index.ts'
import type { PortalRoute } from '../portal-routes.ts'
import type { LegalAcceptanceList, LegalTextKey } from './legal.types.ts'

/** The version in force of each text that users accept: the day since which its wording applies. */
export type LegalVersions = Readonly<Record<LegalTextKey, CivilDate>>

/** The path of each text. */
export const legalPaths = {
  terms: '/terms',
  privacy: '/politics',
} as const satisfies Readonly<Record<LegalTextKey, PortalRoute>>

/**
 * The versions in force as one string, by which a browser remembers that it has asked about them. A user
 * who has answered, or postponed the answer, is not asked again until a text has changed.
 */
export const toAskedVersions = ({ terms, privacy }: LegalVersions): string =>
  `terms@${terms},privacy@${privacy}`

/** The texts in force that a user has not accepted yet. */
export const pendingLegalTexts = ({
  current,
}: Pick<LegalAcceptanceList, 'current'>): LegalTextKey[] =>
  current.flatMap(({ document, acceptedAt }) => (acceptedAt === null ? [document] : []))
