import type { JourneyStep } from '@tramite/core/journeys'
import { Check, CircleDashed, MapPin } from 'lucide-react'
import { DemandStatusPill } from '../../demands/shared/DemandStatusPill/DemandStatusPill.tsx'
import { type DemandFrame, toForecast } from '../../demands/shared/forecast.ts'
import { journeysLabels as labels } from '../../labels/journeys.ts'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { toPlacedSteps } from '../journey-path.ts'
import * as css from './JourneySteps.css.ts'

const icons = { done: Check, now: MapPin, next: CircleDashed } as const

export interface JourneyStepsProps {
  label: string
  steps: readonly JourneyStep[]
  /** The moment by which dates are evaluated; absent on a card, which shows none. */
  frame?: DemandFrame
  /** The journey can be started: its first steps say that they begin then. */
  canStart: boolean
}

/**
 * The path of a journey: steps done and since when, steps in progress and until when, and what the others
 * wait for.
 */
export function JourneySteps({ label, steps, frame, canStart }: JourneyStepsProps) {
  return (
    <ol className={css.path} aria-label={label}>
      {toPlacedSteps(steps).map(({ id, title, about, demand, isPreparation, place, waitsFor }) => {
        const Icon = icons[place]
        return (
          <li key={id} className={css.step}>
            <span className={css.place[place]}>
              <Icon className={css.icon} />
              <VisuallyHidden>{labels[place]}</VisuallyHidden>
            </span>
            <div className={css.words}>
              <div className={css.head}>
                <span className={css.title}>
                  {demand ? <TextLink href={demand.href}>{title}</TextLink> : title}
                </span>
                {demand && <DemandStatusPill statusKey={demand.statusKey} />}
              </div>
              {isPreparation && <p className={css.note}>{labels.preparation}</p>}
              {about && <p className={css.about}>{about}</p>}
              {frame && demand && place !== 'next' && (
                <p className={css.note}>{toDateText(demand, frame)}</p>
              )}
              {!demand && (waitsFor || canStart) && (
                <p className={css.note}>
                  {waitsFor ? labels.opensAfter(waitsFor) : labels.opensFirst}
                </p>
              )}
              {demand && waitsFor && <p className={css.note}>{labels.waitsFor(waitsFor)}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** When the demand of a step was or will be delivered: '25/11/2026 · em 4 dias úteis'. */
function toDateText(demand: NonNullable<JourneyStep['demand']>, frame: DemandFrame): string {
  const { dateText, words } = toForecast(demand, frame)
  return [dateText, words].filter(Boolean).join(' · ')
}
