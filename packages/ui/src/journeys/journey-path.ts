import type { JourneyStep } from '@tramite/core/journeys'

/** A step on its path: behind, at work, or ahead, with what it waits for. */
export interface PlacedStep extends JourneyStep {
  readonly place: 'done' | 'now' | 'next'
  /** Title of the step that has to be delivered first. */
  readonly waitsFor: string | undefined
}

const isDone = ({ demand }: JourneyStep) => demand?.statusKey === 'FINISHED'
const isPlanned = ({ demand }: JourneyStep) => demand === null

/**
 * Places the steps of a journey on its path, in their order. A blocked one waits for the last before it that is not
 * delivered, and one that is not raised yet for the one before it: the first of them opens as the journey is started.
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

/** How many of the steps are delivered. */
export const countDone = (steps: readonly JourneyStep[]): number => steps.filter(isDone).length
