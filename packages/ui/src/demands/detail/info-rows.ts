import { formatDate } from '@tramite/core/calendar'
import { type Demand, demandStatusLabels, isClockPaused } from '@tramite/core/demands'
import { demandMessages, fillMessage } from '@tramite/core/messages'
import { demandDetailLabels as labels } from '../../labels/demand-detail.ts'

/** What the information card needs besides the demand. */
export interface InfoContext {
  readonly timeZone: string
  readonly customerName: string | null
  /** Names of those who have the demand's business, by id, as {@link toUserNames} makes them. */
  readonly userNames: ReadonlyMap<string, string>
  /** Whether these are all of them: a creator or chosen user who is not among them does not see the demand. */
  readonly areAllNamed: boolean
  /** Whether the contract suspends the deadlines. */
  readonly areDeadlinesSuspended?: boolean
}

/** A fact of a demand. */
export interface InfoRow {
  readonly label: string
  readonly value: string
}

export type AudienceContext = Pick<InfoContext, 'customerName' | 'userNames' | 'areAllNamed'>

/** Names by id, of namesakes with the e-mail, which nobody else of a customer has. */
export function toUserNames(
  users: readonly { readonly id: string; readonly name: string; readonly email: string }[],
): ReadonlyMap<string, string> {
  const times = new Map<string, number>()
  for (const { name } of users) times.set(name, (times.get(name) ?? 0) + 1)
  return new Map(
    users.map(({ id, name, email }) => [id, times.get(name) === 1 ? name : `${name} (${email})`]),
  )
}

/**
 * Who sees a demand: all users of the customer who have its business, or those of its creator and the chosen
 * users who have it.
 */
export function toAudienceText(
  demand: Pick<Demand, 'private' | 'privateUsers' | 'userId' | 'creatorName'>,
  { customerName, userNames, areAllNamed }: AudienceContext,
): string {
  if (!demand.private) {
    return customerName === null ? labels.everyoneUnnamed : labels.everyone(customerName)
  }
  const { userId, creatorName, privateUsers } = demand
  const viewers = [userId, ...privateUsers.filter((id) => id !== userId)].filter(
    (id) => userNames.has(id) || !areAllNamed,
  )
  const names = viewers.flatMap(
    (id) => userNames.get(id) ?? (id === userId ? creatorName : null) ?? [],
  )
  const rest = viewers.length - names.length
  const [only = labels.none, ...others] = [...names, ...(rest > 0 ? [labels.others(rest)] : [])]
  if (viewers.length === 1) return labels.only(only)
  return [only, ...others].join(', ')
}

/** The facts of a demand in reading order. */
export function toInfoRows(demand: Demand, context: InfoContext): InfoRow[] {
  const day = (instant: string) => formatDate(instant, context.timeZone)
  const isPaused = isClockPaused(demand.statusKey, context.areDeadlinesSuspended === true)
  const rows: (InfoRow | null)[] = [
    { label: labels.infoNumber, value: labels.number(demand.externalId) },
    { label: labels.infoStatus, value: demandStatusLabels[demand.statusKey] },
    demand.demandTypeName === null ? null : { label: labels.type, value: demand.demandTypeName },
    demand.journey && { label: labels.journey, value: demand.journey.journeyType.title },
    { label: labels.assignee, value: demand.backofficeUserName ?? labels.noAssignee },
    { label: labels.creator, value: demand.authorName },
    demand.creatorName === null || demand.creatorName === demand.authorName
      ? null
      : { label: labels.heir, value: demand.creatorName },
    { label: labels.createdAt, value: day(demand.createdAt) },
    { label: labels.updatedAt, value: day(demand.updatedAt) },
    demand.deleveryForecast === null
      ? null
      : {
          label: isPaused ? labels.lastForecastLabel : labels.forecast,
          value: day(demand.deleveryForecast),
        },
    demand.finishedAt === null ? null : { label: labels.finishedAt, value: day(demand.finishedAt) },
    { label: labels.audience, value: toAudienceText(demand, context) },
  ]
  return rows.filter((row) => row !== null)
}

/** 'Validado por {name} em {date}'; null before the validation. */
export function toValidationText(
  demand: Pick<Demand, 'validationDate' | 'validationUser'>,
  timeZone: string,
): string | null {
  if (demand.validationDate === null) return null
  return fillMessage(demandMessages['demands.validatedBy'], {
    name: demand.validationUser?.name ?? labels.none,
    date: formatDate(demand.validationDate, timeZone),
  })
}
