import { formatDate } from '@tramite/core/calendar'
import { canTakeTurn, type DeadlineState, toDeadlineState } from '@tramite/core/demands'
import {
  FINANCIAL_PATH,
  type Home,
  type HomeTask,
  type HomeTasks,
  listHomeTasks,
} from '@tramite/core/home'
import { toDemandPath } from '@tramite/core/shell'
import { type ReactNode, useId } from 'react'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { homeLabels } from '../../labels/home.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './TasksCard.css.ts'

export interface TasksCardProps {
  home: Home
  frame: DemandFrame
  /** Called when a link to the list below is followed. */
  onSeeList?: (() => void) | undefined
}

/** The anchor of the list of demands on the home page, as used in the address. */
export const homeListAnchor = 'demandas'

/**
 * What the customer must do, in order, each with its reason and its button; where the contract allows no work on
 * demands, what it stops, and for how long. Overdue invoices come first: they may close everything else.
 */
export function TasksCard({ home, frame, onSeeList }: TasksCardProps) {
  const id = useId()
  const { today, conventions } = frame
  const { lateInvoices } = home
  const waiting = listHomeTasks(home, { today, timeZone: conventions.timeZone })
  const deadlines = toDeadlineState(frame)
  const isHeld = lateInvoices === 0 && waiting.tasks.length > 0
  return (
    <Card isFlush>
      <section aria-labelledby={id}>
        <div className={css.head}>
          <h2 id={id} className={css.heading}>
            {canTakeTurn(deadlines) || !isHeld
              ? homeLabels.waitingTitle
              : homeLabels.stoppedTitle(deadlines)}
          </h2>
        </div>
        {waiting.tasks.length + lateInvoices === 0 ? (
          <p className={css.none}>{homeLabels.nothingWaits}</p>
        ) : (
          <>
            <ol className={css.list}>
              {lateInvoices > 0 && <LateInvoices count={lateInvoices} />}
              {waiting.tasks.map((task, index) => (
                <Task
                  key={task.demandId}
                  task={task}
                  place={index + (lateInvoices > 0 ? 2 : 1)}
                  deadlines={deadlines}
                />
              ))}
            </ol>
            <Foot {...waiting} counts={home.counts} deadlines={deadlines} onSeeList={onSeeList} />
          </>
        )}
      </section>
    </Card>
  )
}

function LateInvoices({ count }: { count: number }) {
  const { verb, name, reason, action } = homeLabels.invoices
  return (
    <Row
      place={1}
      verb={verb}
      name={name(count)}
      href={FINANCIAL_PATH}
      reason={<span className={css.waits}>{reason}</span>}
      action={action}
    />
  )
}

interface TaskProps {
  task: HomeTask
  place: number
  deadlines: DeadlineState
}

function Task({ task, place, deadlines }: TaskProps) {
  const { kind, name, days, since } = task
  const canAct = canTakeTurn(deadlines)
  const words = homeLabels.tasks[kind]
  return (
    <Row
      place={place}
      verb={canAct ? words.verb : words.state}
      name={name}
      href={toDemandPath(task.demandId)}
      reason={
        canTakeTurn(deadlines) ? (
          <Reason kind={kind} since={since} days={days} />
        ) : (
          words.stopped(deadlines, days)
        )
      }
      action={canAct ? words.action : homeLabels.open}
      isPassive={!canAct}
    />
  )
}

function Reason({ kind, since, days }: Pick<HomeTask, 'kind' | 'since' | 'days'>) {
  if (kind === 'validate') return homeLabels.tasks.validate.reason(formatDate(since))
  return (
    <>
      <span className={css.waits}>{homeLabels.waitsSince(days)}</span>
      {` ${homeLabels.tasks.answer.reason}`}
    </>
  )
}

interface RowProps {
  place: number
  verb: string
  name: string
  href: string
  reason: ReactNode
  action: string
  /** There is nothing to do but to look. */
  isPassive?: boolean
}

function Row({ place, verb, name, href, reason, action, isPassive = false }: RowProps) {
  return (
    <li className={css.task}>
      <span className={place === 1 ? css.first : css.place} aria-hidden="true">
        {place}
      </span>
      <div>
        <p className={css.title}>
          <span className={css.verb}>{verb}</span>{' '}
          <TextLink variant="quiet" className={css.name} href={href}>
            {name}
          </TextLink>
        </p>
        <p className={css.reason}>{reason}</p>
      </div>
      <div className={css.action}>
        <LinkButton
          variant={place === 1 && !isPassive ? 'primary' : 'secondary'}
          size="small"
          href={href}
          aria-label={homeLabels.taskOf(action, name)}
        >
          {action}
        </LinkButton>
      </div>
    </li>
  )
}

/** What else is waiting, and links to the lists below, one per kind. */
function Foot({
  tasks,
  others,
  counts,
  deadlines,
  onSeeList,
}: HomeTasks &
  Pick<Home, 'counts'> &
  Pick<TasksCardProps, 'onSeeList'> &
  Pick<TaskProps, 'deadlines'>) {
  if (others === 0)
    return canTakeTurn(deadlines) ? <p className={css.foot}>{homeLabels.nothingElse}</p> : null
  const shown = tasks.filter(({ kind }) => kind === 'answer').length
  const answers = counts.PENDING - shown
  const isMixed = answers > 0 && others > answers
  return (
    <p className={css.foot}>
      <span>
        {canTakeTurn(deadlines)
          ? homeLabels.moreWait(others)
          : homeLabels.moreStopped(deadlines, others)}
      </span>
      <span className={css.links}>
        {answers > 0 && (
          <TextLink
            variant="plain"
            href={`/?status=PENDING#${homeListAnchor}`}
            onFollow={onSeeList}
          >
            {isMixed ? homeLabels.seePending : homeLabels.seeThem}
          </TextLink>
        )}
        {(isMixed || answers === 0) && (
          <TextLink
            variant="plain"
            href={`/?status=FINISHED#${homeListAnchor}`}
            onFollow={onSeeList}
          >
            {isMixed ? homeLabels.seeDelivered : homeLabels.seeThem}
          </TextLink>
        )}
      </span>
    </p>
  )
}
