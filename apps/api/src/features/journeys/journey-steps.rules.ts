import type { DemandStatus } from '@tramite/core/demands'

/**
 * The initial status of a step of a started journey: the first can be worked on, all others are blocked,
 * that is, wait for demands before them. 'Acompanhar jornada' links to the last one that is not blocked:
 * with all of them open that would be the end.
 * @param place of the step, from 0
 */
export function toBeginningStatus(place: number): DemandStatus {
  return place === 0 ? 'OPEN' : 'BLOCKED'
}

/**
 * The step that opens when one before it was delivered, or when the firm has changed the steps: the first
 * undelivered one, if it is blocked. Null when that one is not blocked, or the journey is over.
 * @param steps of one started journey, in order
 */
export function findReleasedStep<S extends { readonly statusKey: DemandStatus }>(
  steps: readonly S[],
): S | null {
  const next = steps.find(({ statusKey }) => statusKey !== 'FINISHED')
  return next?.statusKey === 'BLOCKED' ? next : null
}
