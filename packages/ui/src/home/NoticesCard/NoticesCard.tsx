import { formatDate } from '@tramite/core/calendar'
import type { DemandSummary } from '@tramite/core/demands'
import { feedbackMessages, fillMessage } from '@tramite/core/messages'
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
  /** Delivered demand that the user has not rated yet. */
  unrated: DemandSummary | undefined
  pending: readonly DemandSummary[]
  pendingTotal: number
  frame: DayFrame
}

/** What the customer is asked for: their opinion, and answers. Specification §2. */
export function NoticesCard({ unrated, pending, pendingTotal, frame }: NoticesCardProps) {
  const isQuiet = !unrated && pending.length === 0
  return (
    <Card heading={homeLabels.notices}>
      {isQuiet && <p className={css.none}>{homeLabels.noNotices}</p>}
      <ul className={css.list}>
        {pending.slice(0, maxPending).map((demand) => (
          <Notice key={demand.id} tone="turn">
            <TextLink variant="quiet" className={css.title} href={`/demands/${demand.id}`}>
              {demand.name}
            </TextLink>
            <p className={css.text}>
              {homeLabels.pendingNotice(demandRowLabels.number(demand.externalId))}
            </p>
          </Notice>
        ))}
        {unrated && (
          <Notice tone="delivered">
            <p className={css.title}>{toFeedbackText(unrated)}</p>
            <p className={css.text}>{toDeliveryText(unrated, frame)}</p>
            <div className={css.action}>
              <LinkButton
                variant="secondary"
                size="small"
                href={`/demands/${unrated.id}?isDemandFeedbackModalOpen=true`}
              >
                {homeLabels.sendFeedback}
              </LinkButton>
            </div>
          </Notice>
        )}
      </ul>
      {pendingTotal > maxPending && (
        <p className={css.more}>
          <TextLink variant="plain" href="/?status=PENDING">
            {homeLabels.allPending(pendingTotal.toLocaleString('pt-BR'))}
          </TextLink>
        </p>
      )}
    </Card>
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

/** A demand that no tool created has no type: its place in the sentence closes up. */
function toFeedbackText({ demandTypeName }: DemandSummary): string {
  const text = fillMessage(feedbackMessages['feedback.pending'], { type: demandTypeName ?? '' })
  return text.replace(/ {2,}/g, ' ')
}

function toDeliveryText({ name, finishedAt }: DemandSummary, { conventions }: DayFrame): string {
  if (finishedAt === null) return name
  return homeLabels.delivered(name, formatDate(finishedAt, conventions.timeZone))
}
