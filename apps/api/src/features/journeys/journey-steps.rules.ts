import type { DemandStatus } from '@tramite/core/demands'

/**
 * The status that a step of a started journey begins with: the first can be worked on, each other one
 * is blocked, which means that it waits for demands before it. 'Acompanhar jornada' leads to the last
 * one that is not: with all of them open that would be the end.
 * @param place of the step, from 0
 */
export function toBeginningStatus(place: number): DemandStatus {
  return place === 0 ? 'OPEN' : 'BLOCKED'
}

/**
 * The step that opens when one before it was delivered: the first that is not delivered, if it is
 * blocked. Null when the journey is at work on another, or over.
 * @param steps of one started journey, in their order
 */
export function findReleasedStep<S extends { readonly statusKey: DemandStatus }>(
  steps: readonly S[],
): S | null {
  const next = steps.find(({ statusKey }) => statusKey !== 'FINISHED')
  return next?.statusKey === 'BLOCKED' ? next : null
}
