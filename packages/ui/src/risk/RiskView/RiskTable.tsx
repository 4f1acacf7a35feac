import { riskTableMessages } from '@tramite/core/messages'
import type { RiskTableRow } from '@tramite/core/risk'
import { ShieldQuestion } from 'lucide-react'
import { riskLabels as labels } from '../../labels/risk.ts'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx'
import { levelTones, RiskLevel } from '../RiskLevel.tsx'
import { toSign } from '../RiskMatrix.tsx'
import * as css from '../risk.css.ts'

/** The risk events: the progress of each, and its result. On a phone they are cards. */
export default function RiskTable({ rows }: { rows: readonly RiskTableRow[] }) {
  const signs = new Map(rows.map(({ sector }, index) => [sector.id, toSign(index)]))
  return (
    <DataTable
      label={labels.table}
      rows={rows}
      toId={({ sector }) => sector.id}
      toName={({ sector }) => sector.name}
      empty={<EmptyState icon={<ShieldQuestion />} title={labels.empty} text={labels.emptyText} />}
      columns={[
        {
          id: 'event',
          header: labels.columns.event,
          isRowHeader: true,
          stackAs: 'title',
          minWidth: 200,
          cell: ({ sector, result }) => (
            <span className={css.event}>
              <span
                aria-hidden="true"
                className={css.sign[result ? levelTones[result.level] : 'none']}
              >
                {signs.get(sector.id)}
              </span>
              <span className={css.name}>{sector.name}</span>
            </span>
          ),
        },
        {
          id: 'status',
          header: labels.columns.status,
          minWidth: 125,
          cell: ({ isDone, status }) => (
            <StatusPill tone={isDone ? 'delivered' : 'pending'}>{status}</StatusPill>
          ),
        },
        {
          id: 'progress',
          header: labels.columns.progress,
          minWidth: 100,
          cell: ({ sector, counts, progress }) => (
            <div className={css.counts}>
              <Text as="span" size="small" hasEqualFigures>
                {counts}
              </Text>
              <ProgressBar label={`${labels.progress}: ${sector.name}`} value={progress.percent} />
            </div>
          ),
        },
        {
          id: 'risk',
          header: labels.columns.risk,
          minWidth: 100,
          cell: ({ result }) =>
            result ? <RiskLevel level={result.level} /> : riskTableMessages['risk.noResult'],
        },
        {
          id: 'action',
          header: labels.columns.action,
          isOnlyPressed: true,
          stackAs: 'foot',
          minWidth: 125,
          cell: ({ sector, href, action, isDone }) => (
            <LinkButton
              href={href}
              size="small"
              variant={isDone ? 'secondary' : 'primary'}
              aria-label={labels.actionFor(action, sector.name)}
            >
              {action}
            </LinkButton>
          ),
        },
      ]}
    />
  )
}
