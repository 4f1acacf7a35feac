import { BadgeCheck } from 'lucide-react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Card } from '../../../primitives/Card/Card.tsx'
import { Fold } from '../../../primitives/Fold/Fold.tsx'
import type { InfoRow } from '../info-rows.ts'
import * as css from './InfoCard.css.ts'

export interface InfoCardProps {
  rows: readonly InfoRow[]
  /** 'Validado por {name} em {date}'. */
  validationText: string | null
  /** Collapsed: on a phone. */
  isFolded: boolean
}

/** The facts of a demand. */
export function InfoCard({ rows, validationText, isFolded }: InfoCardProps) {
  const facts = <Facts rows={rows} validationText={validationText} />
  if (!isFolded) return <Card heading={labels.info}>{facts}</Card>
  return (
    <Fold label={labels.info}>
      <div className={css.folded}>{facts}</div>
    </Fold>
  )
}

function Facts({ rows, validationText }: Omit<InfoCardProps, 'isFolded'>) {
  return (
    <>
      <dl className={css.list}>
        {rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {validationText && (
        <p className={css.validation}>
          <BadgeCheck className={css.validationIcon} />
          {validationText}
        </p>
      )}
    </>
  )
}
