import { formatDate } from '@tramite/core/calendar'
import type { DemandSummary } from '@tramite/core/demands'
import { type Home, listUnvalidated, toFeedbackNotice } from '@tramite/core/home'
import type { ReactNode } from 'react'
import type { DayFrame } from '../../demands/shared/forecast.ts'
import { demandRowLabels } from '../../labels/demand-row.ts'
import { homeLabels } from '../../labels/home.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './NoticesCard.css.ts'

const maxPending = 3

export interface NoticesCardProps {
  home: Home
  frame: DayFrame
  /** Whether the contract lets them validate and rate. */
  canAct: boolean
}

/** What the customer is asked for: answers, validation, their opinion. Specification §2. */
export function NoticesCard({ home, frame, canAct }: NoticesCardProps) {
  const unvalidated = listUnvalidated(home)
  const [unrated] = canAct ? home.customerSuccessDemandsWithoutFeedback : []
  const isQuiet = !unrated && home.demandsPending.length === 0 && unvalidated.length === 0
  return (
    <Card heading={homeLabels.notices}>
      {isQuiet && <p className={css.none}>{homeLabels.noNotices}</p>}
      <ul className={css.list}>
        {home.demandsPending.slice(0, maxPending).map((demand) => (
          <Notice key={demand.id} tone="turn">
            <TextLink variant="quiet" className={css.title} href={`/demands/${demand.id}`}>
              {demand.name}
            </TextLink>
            <p className={css.text}>
              {homeLabels.pendingNotice(demandRowLabels.number(demand.externalId))}
            </p>
          </Notice>
        ))}
        <ValidationNotice demands={unvalidated} canAct={canAct} />
        {unrated && <FeedbackNotice demand={unrated} frame={frame} />}
      </ul>
      {home.counts.PENDING > maxPending && (
        <p className={css.more}>
          <TextLink variant="plain" href="/?status=PENDING">
            {homeLabels.allPending(home.counts.PENDING.toLocaleString('pt-BR'))}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

/** Deliveries that wait for a validation: one by its name, several as a number. */
function ValidationNotice({
  demands,
  canAct,
}: {
  demands: readonly DemandSummary[]
  canAct: boolean
}) {
  const [first] = demands
  if (!first) return null
  const { one, many } = homeLabels.validation
  const isOne = demands.length === 1
  return (
    <Notice tone="turn">
      <TextLink
        variant="quiet"
        className={css.title}
        href={isOne ? `/demands/${first.id}` : '/?status=FINISHED'}
      >
        {isOne ? one(first.name) : many(demands.length.toLocaleString('pt-BR'))}
      </TextLink>
      {canAct && <p className={css.text}>{homeLabels.validationText}</p>}
    </Notice>
  )
}

function FeedbackNotice({ demand, frame }: { demand: DemandSummary; frame: DayFrame }) {
  const notice = toFeedbackNotice({ customerSuccessDemandsWithoutFeedback: [demand] })
  if (!notice) return null
  return (
    <Notice tone="delivered">
      <p className={css.title}>{notice.text}</p>
      <p className={css.text}>{toDeliveryText(demand, frame)}</p>
      <div className={css.action}>
        <LinkButton variant="secondary" size="small" href={notice.href}>
          {homeLabels.sendFeedback}
        </LinkButton>
      </div>
    </Notice>
  )
}

function Notice({ tone, children }: { tone: keyof typeof css.tone; children: ReactNode }) {
  return (
    <li className={css.notice}>
      <span className={`${css.dot} ${css.tone[tone]}`} />
      <div>{children}</div>
    </li>
  )
}

function toDeliveryText({ name, finishedAt }: DemandSummary, { conventions }: DayFrame): string {
  if (finishedAt === null) return name
  return homeLabels.delivered(name, formatDate(finishedAt, conventions.timeZone))
}
