import { isClockPaused, listDemandsBoth } from '@tramite/core/demands'
import { explainDueDate, isUnpaid, toBillingLabel, toBillingState } from '@tramite/core/finance'
import { PAGE_SIZE_MAX } from '@tramite/core/http'
import {
  firstDueDate,
  isInCategory,
  listAgendaDays,
  toAgendaDay,
  toCategoryEntry,
  toReminderTypeText,
} from '@tramite/core/reminders'
import { evaluateSection } from '@tramite/core/session'
import { toDemandPath } from '@tramite/core/shell'
import { toCompleteness, toLoadStatus, useAllPages, useViewer } from '@tramite/react'
import { type AgendaItem, AgendaView, agendaLabels as labels } from '@tramite/ui/reminders/agenda'
import { useBillings, useFinanceContext } from '../finance/use-finance-context.ts'
import { type RemindersAddress, remindersSearch } from './reminders-search.ts'
import { useReminders } from './use-reminders.ts'

interface AgendaPartProps {
  address: RemindersAddress
  span: 'month' | 'week' | 'agenda'
  onAddressChange: (address: RemindersAddress) => void
  /** Turns to other days than those shown. */
  onTurn: (address: RemindersAddress) => void
  onCreate: (day: string) => void
}

/** The customer's items by day: reminders, deliveries of demands and, for users who may see them, invoices. */
export default function AgendaPart({
  address,
  span,
  onAddressChange,
  onTurn,
  onCreate,
}: AgendaPartProps) {
  const { user, day: viewed } = useViewer()
  const { today } = viewed
  const day = toAgendaDay(remindersSearch.valuesOf(address).day || today)
  const { query, all, frame } = useReminders(address)
  const days = listAgendaDays(span, day)
  const period = { forecastStartDate: days[0] ?? day, forecastEndDate: days.at(-1) ?? day }
  const demands = useAllPages(listDemandsBoth, {
    ...period,
    order: 'forecastNullsLast',
    limit: PAGE_SIZE_MAX,
  })
  const context = useFinanceContext()
  const finance = evaluateSection('financial', user)
  const billings = useBillings(finance.allowed)

  const loadStatus = toLoadStatus(query, demands, billings)
  const rest = demands.hasNextPage ? toCompleteness(demands).rest : undefined
  const isGrowing =
    billings.isLoading ||
    [query, demands].some((read) => read.isLoading || (read.hasNextPage && !read.isError))

  const reminders = all
    .filter((reminder) => isInCategory(reminder, 'all', frame))
    .map((reminder): AgendaItem => {
      const { id, name, type, duoDate } = reminder
      const category = toCategoryEntry(reminder, frame)
      const typeText = toReminderTypeText(type)
      return {
        id,
        kind: 'reminder',
        date: duoDate,
        title: name,
        note: category?.key === 'defeated' ? labels.overdue(typeText) : typeText,
        href: remindersSearch.toHref('/tools/reminders', { text: name }),
        colour: category?.colour ?? 'neutral',
        category: category?.key ?? type,
      }
    })
  const delivered = (demands.data?.pages ?? []).flatMap((page) =>
    page.demands.flatMap(({ id, externalId, name, statusKey, deleveryForecast }): AgendaItem[] =>
      // A demand that waits for the customer has no date, because its time is paused.
      deleveryForecast === null || isClockPaused(statusKey, false)
        ? []
        : [
            {
              id,
              kind: 'delivery',
              date: deleveryForecast,
              title: name,
              href: toDemandPath(id),
              ...(statusKey === 'FINISHED'
                ? { note: labels.delivered(externalId), colour: 'grey', isDone: true }
                : { note: labels.delivery(externalId), colour: 'teal' }),
            },
          ],
    ),
  )
  const invoices = (billings.data ?? []).filter(isUnpaid).map(
    (billing): AgendaItem => ({
      id: billing.id,
      kind: 'invoice',
      date: explainDueDate(billing, context).dueDate,
      title: toBillingLabel(billing),
      href: '/financial',
      ...(toBillingState(billing.status) === 'overdue'
        ? { note: labels.overdueInvoice, colour: 'red' }
        : { note: labels.invoice, colour: 'grey' }),
    }),
  )
  return (
    <AgendaView
      span={span}
      day={day}
      today={today}
      items={query.data && [...reminders, ...delivered, ...invoices]}
      {...loadStatus}
      hasFailed={query.isLoadingError}
      isRetrying={loadStatus.isRetrying || rest?.isRetrying === true}
      isPartial={rest !== undefined || toLoadStatus(demands, billings).hasFailed}
      onRetry={() => {
        loadStatus.onRetry()
        rest?.onRetry()
      }}
      isGrowing={isGrowing}
      onDayChange={(next) => {
        const go = listAgendaDays(span, next)[0] === days[0] ? onAddressChange : onTurn
        go(remindersSearch.change(address, { day: next }))
      }}
      onCreate={day >= firstDueDate(today) ? onCreate : undefined}
    />
  )
}
