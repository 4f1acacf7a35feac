import type { DemandSummary } from '@tramite/core/demands'
import { type Home, listUnvalidated } from '@tramite/core/home'
import type { ReactNode } from 'react'
import { demandRowLabels } from '../../labels/demand-row.ts'
import { homeLabels } from '../../labels/home.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as dotted from '../dotted-list.css.ts'
import * as css from './WaitingCard.css.ts'

const maxPending = 3

export interface WaitingCardProps {
  home: Home
  /** Whether the contract lets them validate. */
  canAct: boolean
}

/** What the customer is asked for: answers and validation. */
export function WaitingCard({ home, canAct }: WaitingCardProps) {
  const unvalidated = listUnvalidated(home)
  const isQuiet = home.demandsPending.length === 0 && unvalidated.length === 0
  return (
    <Card heading={homeLabels.waitingTitle}>
      {isQuiet && <p className={css.none}>{homeLabels.nothingWaits}</p>}
      <ul className={dotted.list}>
        {home.demandsPending.slice(0, maxPending).map((demand) => (
          <Item key={demand.id}>
            <TextLink variant="quiet" className={css.title} href={`/demands/${demand.id}`}>
              {demand.name}
            </TextLink>
            <p className={css.text}>
              {homeLabels.pendingNotice(demandRowLabels.number(demand.externalId))}
            </p>
          </Item>
        ))}
        <ValidationItem demands={unvalidated} canAct={canAct} />
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
function ValidationItem({
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
    <Item>
      <TextLink
        variant="quiet"
        className={css.title}
        href={isOne ? `/demands/${first.id}` : '/?status=FINISHED'}
      >
        {isOne ? one(first.name) : many(demands.length.toLocaleString('pt-BR'))}
      </TextLink>
      {canAct && <p className={css.text}>{homeLabels.validationText}</p>}
    </Item>
  )
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li className={dotted.item}>
      <span className={css.dot} />
      <div>{children}</div>
    </li>
  )
}
