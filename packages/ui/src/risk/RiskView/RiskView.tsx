import { formatDate } from '@tramite/core/calendar'
import type { DemandStatus } from '@tramite/core/demands'
import { riskMessages } from '@tramite/core/messages'
import {
  isRiskComplete,
  type RiskSendingProblem,
  type RiskTableRow,
  toRiskRefusalText,
} from '@tramite/core/risk'
import { Send } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { riskLabels as labels } from '../../labels/risk.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Columns, Stack } from '../../primitives/Layout/Layout.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { onlyPrinted } from '../../theme/print.css.ts'
import { RiskLoading } from '../RiskLoading.tsx'
import { RiskMatrix } from '../RiskMatrix.tsx'
import * as css from '../risk.css.ts'

// It includes much of the component library.
const loadTable = () => import('./RiskTable.tsx')
const RiskTable = lazy(loadTable)

export interface RiskViewProps extends LoadStatus {
  /** Undefined while loading, and if that failed. */
  rows: readonly RiskTableRow[] | undefined
  /** The demand of the analysis. */
  demandHref: string | undefined
  /** Status of the analysis's demand, which determines whose turn it is. */
  demandStatus: DemandStatus | undefined
  /** The business that is analysed; undefined while unknown. */
  businessName: string | undefined
  firmName: string
  /** Civil date of printing. */
  today: string
  isSending: boolean
  /** Why the last attempt to send the analysis failed. */
  problem: RiskSendingProblem | null
  onSend: () => void
}

/** The internal risk analysis: its events, their results, and sending it to the firm. */
export function RiskView(props: RiskViewProps) {
  const { rows, hasFailed, demandHref, demandStatus, isSending, onSend } = props
  useEffect(() => {
    // Loaded along with the rows; if it fails, it is requested again with them.
    loadTable().catch(() => {})
  }, [])
  return (
    <PageFrame
      title={labels.title}
      subtitle={rows && toSubtitle(rows, demandStatus)}
      crumbs={[{ label: labels.tools, href: '/tools' }, { label: labels.title }]}
      actions={
        rows ? (
          <>
            {demandHref && (
              <LinkButton variant="secondary" href={demandHref}>
                {labels.demand}
              </LinkButton>
            )}
            <Button
              icon={<Send />}
              isDisabled={!isRiskComplete(rows)}
              isPending={isSending}
              pendingText={labels.sending}
              onPress={onSend}
            >
              {labels.send}
            </Button>
          </>
        ) : (
          !hasFailed && <Skeleton width="10rem" height="2.5rem" />
        )
      }
    >
      <Content {...props} />
    </PageFrame>
  )
}

const toAnswered = (rows: readonly RiskTableRow[]) =>
  rows.reduce((sum, row) => sum + row.answered, 0)
const toTotal = (rows: readonly RiskTableRow[]) => rows.reduce((sum, row) => sum + row.total, 0)

function toSubtitle(
  rows: readonly RiskTableRow[],
  status: DemandStatus | undefined,
): string | undefined {
  if (rows.length === 0) return undefined
  if (isRiskComplete(rows)) {
    // Nothing can be sent until the customer has answered the firm; or it can be sent again.
    if (status === 'PENDING') return labels.answerFirst
    return status === 'IN_PROGRESS' ? labels.underWay : labels.ready
  }
  const open = rows.filter(({ isDone }) => !isDone).length
  return labels.missing(open, toTotal(rows) - toAnswered(rows))
}

function Content(props: RiskViewProps) {
  const { rows, hasFailed, isRetrying, onRetry, problem } = props
  const { businessName, firmName, today } = props
  if (!rows) {
    if (!hasFailed) return <RiskLoading />
    return <ErrorState title={labels.failed} onRetry={onRetry} isRetrying={isRetrying} />
  }
  const done = rows.filter(({ isDone }) => isDone).length
  return (
    <Suspense fallback={<RiskLoading />}>
      <Stack gap={6}>
        <p className={onlyPrinted}>{labels.madeOf(businessName, formatDate(today), firmName)}</p>
        {/* A failed request was reported in a toast. */}
        {problem && problem !== 'requestFailed' && (
          <Banner tone="error" title={riskMessages['risk.notSent']}>
            {problem === 'pending'
              ? `${toRiskRefusalText(problem)} ${labels.leading}`
              : toRiskRefusalText(problem)}
          </Banner>
        )}
        <Columns count="main">
          <Card isFlush className={css.events}>
            <div className={css.progress}>
              <Meter
                label={labels.done(done, rows.length)}
                value={toAnswered(rows)}
                max={toTotal(rows)}
                valueText={labels.answers(toAnswered(rows), toTotal(rows))}
              />
            </div>
            <RiskTable rows={rows} />
          </Card>
          <RiskMatrix rows={rows} />
        </Columns>
      </Stack>
    </Suspense>
  )
}
