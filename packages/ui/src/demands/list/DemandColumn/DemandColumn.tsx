import type { DemandStatus } from '@tramite/core/demands'
import { demandMessages } from '@tramite/core/messages'
import { ArrowUpDown, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Select } from '../../../primitives/Select/Select.tsx'
import { StatusPill } from '../../../primitives/StatusPill/StatusPill.tsx'
import { media } from '../../../theme/scale.ts'
import { useMedia } from '../../../theme/use-media.ts'
import { statusTones } from '../../shared/DemandStatusPill/DemandStatusPill.tsx'
import { BulkBar, type BulkValidation } from '../BulkBar/BulkBar.tsx'
import type { DemandKindChoice } from '../demand-columns.ts'
import { ColumnBody, type ColumnBodyProps } from './ColumnBody.tsx'
import * as css from './DemandColumn.css.ts'
import type { RowMove } from './use-row-drag.ts'

export interface DemandColumnProps
  extends Omit<ColumnBodyProps, 'label' | 'isStatusHidden' | 'onMove'> {
  statusKey: DemandStatus
  kind?: DemandKindChoice | undefined
  validation?: BulkValidation | undefined
  /** Opens the order of the column's demands, as it is or as it would be after a row was dragged. */
  onOrder?: ((move?: RowMove) => void) | undefined
}

/** The demands of one status. */
export function DemandColumn(props: DemandColumnProps) {
  const { statusKey, column, isStacked, kind, validation, onOrder } = props
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const isEmpty = column.state === 'ready' && column.demands.length === 0
  // One below the other, those with nothing in them do not keep the others from being seen.
  const isShort = isStacked && isEmpty
  const isPrinted = useMedia(media.print)
  const isShown = isOpen || !isStacked || isShort || isPrinted
  const bulk = isShown && validation && (column.state === 'loading' || column.total > 0) && (
    <BulkBar validation={validation} demands={column.demands} isStacked={isStacked} />
  )
  const label = (
    <>
      <StatusPill tone={statusTones[statusKey]}>{demandsListLabels.status[statusKey]}</StatusPill>
      <span className={css.count}>
        {column.state === 'ready' && <span>{demandsListLabels.count(column.total)}</span>}
        {isStacked && !isShort && <ChevronDown className={css.chevron} />}
      </span>
    </>
  )
  return (
    <section
      className={isStacked ? css.section : `${css.section} ${css.column}`}
      aria-labelledby={id}
      aria-busy={column.state === 'loading' || column.isRefreshing}
    >
      <div className={css.head}>
        <h2 id={id}>
          {isStacked && !isShort ? (
            <button
              type="button"
              className={`${css.title} ${css.toggle}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {label}
            </button>
          ) : (
            <span className={css.title}>{label}</span>
          )}
        </h2>
        {isShown && kind && (
          <Select
            label={demandsListLabels.kind}
            isLabelHidden
            size="small"
            value={kind.value}
            onChange={kind.onChange}
            options={kindOptions}
          />
        )}
        {isShown && !isShort && onOrder && (
          <Button variant="secondary" size="small" icon={<ArrowUpDown />} onPress={() => onOrder()}>
            {demandsListLabels.priorityOrder}
          </Button>
        )}
        {isShort && <p className={css.nothing}>{demandMessages['demands.empty']}</p>}
        {!isStacked && bulk}
      </div>
      {isStacked && bulk}
      {isShown && !isShort && (
        <ColumnBody
          {...props}
          label={demandsListLabels.listOf(demandsListLabels.status[statusKey])}
          isStatusHidden
          onMove={onOrder}
        />
      )}
    </section>
  )
}

const kindOptions = (['specific', 'advisory'] as const).map((value) => ({
  value,
  label: demandsListLabels.kinds[value],
}))
