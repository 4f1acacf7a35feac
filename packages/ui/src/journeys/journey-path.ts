import type { JourneyStep } from '@tramite/core/journeys'

/** A step on its path: done, in progress, or ahead, with what it waits for. */
export interface PlacedStep extends JourneyStep {
  readonly place: 'done' | 'now' | 'next'
  /** Title of the step that has to be delivered first. */
  readonly waitsFor: string | undefined
}

const isDone = ({ demand }: JourneyStep) => demand?.statusKey === 'FINISHED'
const isPlanned = ({ demand }: JourneyStep) => demand === null

/**
 * Places the steps of a journey on its path, in order. A blocked step waits for the last undelivered one
 * before it, and a step without a demand for the one before it: the first opens when the journey is
 * started.
 */
export function toPlacedSteps(steps: readonly JourneyStep[]): PlacedStep[] {
  return steps.map((step, index) => {
    const isAhead = step.demand === null || step.demand.statusKey === 'BLOCKED'
    const before = steps
      .slice(0, index)
      .findLast((other) => (isPlanned(step) ? isPlanned(other) : !isDone(other)))
    return {
      ...step,
      place: isDone(step) ? 'done' : isAhead ? 'next' : 'now',
      waitsFor: isAhead ? before?.title : undefined,
    }
  })
}

/** Number of delivered steps. */
export const countDone = (steps: readonly JourneyStep[]): number => steps.filter(isDone).length
