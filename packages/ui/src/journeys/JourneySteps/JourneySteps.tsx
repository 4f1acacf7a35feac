import type { JourneyStep } from '@tramite/core/journeys'
import { Check, CircleDashed, MapPin } from 'lucide-react'
import { DemandStatusPill } from '../../demands/shared/DemandStatusPill/DemandStatusPill.tsx'
import { journeysLabels as labels } from '../../labels/journeys.ts'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { toPlacedSteps } from '../journey-path.ts'
import * as css from './JourneySteps.css.ts'

const icons = { done: Check, now: MapPin, next: CircleDashed } as const

/** The path of a journey: what is behind, what is at work, and what waits for what. */
export function JourneySteps({ label, steps }: { label: string; steps: readonly JourneyStep[] }) {
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
              {!demand && (
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
