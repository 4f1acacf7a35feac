import { allowed, type Decision, refused } from '../decision.ts'
import type { DemandViewer } from './demand-viewer.ts'

/** The fields of a demand that the rules of secrecy read. */
export interface PrivacySubject {
  readonly private: boolean
  /** The creator, who always sees the demand and is never among the chosen users. */
  readonly userId: string
  readonly privateUsers: readonly string[]
}

/** The users who see a demand after a change of its secrecy. */
export interface Privacy {
  readonly private: boolean
  readonly privateUsers: readonly string[]
}

/** Why a user may not change whether a demand is private. */
export type PrivacyRefusal = 'specificDemand' | 'notAdmin'

/**
 * Whether a demand of a customer may be private at all, also when it is created: customers of specific
 * demands do not have the option.
 * @param customer null for firm staff
 */
export const evaluateSecrecy = (
  customer: { readonly isSpecificDemand: boolean } | null,
): Decision<'specificDemand'> => (customer?.isSpecificDemand ? refused('specificDemand') : allowed)

/**
 * Whether a user may change a demand's secrecy: admins only, of the customer or of the firm, because the
 * change decides who reads the demand.
 */
export function evaluatePrivacyOffer(
  viewer: Pick<DemandViewer, 'isAdmin' | 'isSpecificDemand'>,
): Decision<PrivacyRefusal> {
  const secrecy = evaluateSecrecy(viewer)
  if (!secrecy.allowed) return secrecy
  return viewer.isAdmin ? allowed : refused('notAdmin')
}

/**
 * The demands of several lists that 'Tornar sigilosa' applies to, each once. A demand that has changed its
 * list meanwhile can be in two of them with different data: it counts as private if either copy is.
 */
export function toPrivacyCandidates<D extends { readonly id: string; readonly private: boolean }>(
  demands: readonly D[],
): D[] {
  const known = new Map<string, D>()
  for (const demand of demands) {
    if (!known.get(demand.id)?.private) known.set(demand.id, demand)
  }
  return [...known.values()].filter((demand) => !demand.private)
}

function toChosen(demand: PrivacySubject, added: readonly string[]): string[] {
  const before = demand.private ? demand.privateUsers : []
  return [...new Set([...before, ...added])].filter((id) => id !== demand.userId)
}

/**
 * Whether a demand may become private for some users; allowed with the users who then see it. The acting
 * admin stays among them, and so do those who saw a demand that was already private.
 * @param chosen ids of the users that it is private for
 */
export function evaluateMakePrivate(
  demand: PrivacySubject,
  viewer: DemandViewer,
  chosen: readonly string[],
): Decision<PrivacyRefusal, Privacy> {
  const offer = evaluatePrivacyOffer(viewer)
  if (!offer.allowed) return offer
  const own = viewer.kind === 'staff' ? [] : [viewer.id]
  return { allowed: true, private: true, privateUsers: toChosen(demand, [...chosen, ...own]) }
}

/** Whether a demand may be opened to all users of its customer. */
export function evaluateMakePublic(viewer: DemandViewer): Decision<PrivacyRefusal, Privacy> {
  const offer = evaluatePrivacyOffer(viewer)
  return offer.allowed ? { allowed: true, private: false, privateUsers: [] } : offer
}

/**
 * Whether a user may add others to a private demand; allowed with the users who then see it. Its creator
 * may, and so may the admins who see it, of the customer or of the firm, since they may toggle its secrecy.
 * @param added ids of the users to add
 */
export function evaluateAddPrivateUsers(
  demand: PrivacySubject,
  viewer: DemandViewer,
  added: readonly string[],
): Decision<'notPrivate' | 'notCreator' | 'specificDemand', Privacy> {
  const secrecy = evaluateSecrecy(viewer)
  if (!secrecy.allowed) return secrecy
  if (!viewer.isAdmin && viewer.id !== demand.userId) return refused('notCreator')
  if (!demand.private) return refused('notPrivate')
  return { allowed: true, private: true, privateUsers: toChosen(demand, added) }
}
