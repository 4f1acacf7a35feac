import { formatDate } from '@tramite/core/calendar'
import { pagedListLabels } from '../../labels/paged-list.ts'
import { madeOf, paperLabels } from '../../labels/paper.ts'
import { printedPart } from '../../labels/printed-part.ts'
import { onlyPrinted } from '../../theme/print.css.ts'
import type { ListPaperProps } from './list-paper.types.ts'

const toDay = (day: string) => (day === '' ? '' : formatDate(day))

/** Whose a printed list is, what it was filtered by, and how many of how many are on the paper. */
export function PaperLines({ paper, filters, period, shown, total }: ListPaperProps) {
  const { businessName, firmName, today } = paper
  const days = period
    ? [
        [period.startLabel ?? pagedListLabels.start, toDay(period.startDate)] as const,
        [period.endLabel ?? pagedListLabels.end, toDay(period.endDate)] as const,
      ]
    : []
  const chosen = [...filters, ...days].filter(([, value]) => value.trim() !== '')
  return (
    <div className={onlyPrinted}>
      <p>{madeOf(businessName, formatDate(today), firmName)}</p>
      <p>{chosen.length === 0 ? paperLabels.unfiltered : paperLabels.filters(chosen)}</p>
      {typeof total === 'number' && <p>{printedPart(shown, total)}</p>}
    </div>
  )
}
