import type { ReportedActivity } from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { toSentenceCase } from '../../labels/sentence-case.ts'
import * as css from './ReportView.css.ts'

/** Values in one sentence. */
export const toList = (values: readonly string[]): string =>
  toSentenceCase(values.join(', ')) || labels.notAnswered

/** The page of an activity. */
export const toHref = (sectorId: string, activityId: string): string =>
  `/tools/mapping/${sectorId}/activity/${activityId}`

const toBasis = ({ basis }: ReportedActivity['bases'][number]) => basis ?? labels.basisUnknown

/** For one purpose its basis; for several, each with its own. */
export function Bases({ bases }: Pick<ReportedActivity, 'bases'>) {
  const [first, ...others] = bases
  if (!first || others.length === 0)
    return <>{first ? toSentenceCase(toBasis(first)) : labels.notAnswered}</>
  return bases.map((one) => (
    <p key={one.purpose}>{toSentenceCase(labels.basisOf(one.purpose, toBasis(one)))}</p>
  ))
}

/** Who receives the data, and of these who is abroad. */
export function Receivers({ receivers, abroad }: Pick<ReportedActivity, 'receivers' | 'abroad'>) {
  return (
    <>
      {toList(receivers)}
      {abroad.length > 0 && <p className={css.abroad}>{labels.abroad(abroad.join(', '))}</p>}
    </>
  )
}
