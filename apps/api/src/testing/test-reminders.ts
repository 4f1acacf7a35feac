import type { Reminder } from '../features/reminders/reminder-columns.ts'
import { type CustomerName, customerIdOf, type PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

const draft = { name: 'Renovar o alvará', type: 'legalObrigation', duoDate: '2026-04-30' }

interface Options {
  readonly as?: PersonName
  readonly body?: Readonly<Record<string, unknown>>
}

/** Creates a reminder, by default as ana. */
export async function addReminder(
  portal: TestPortal,
  { as = 'ana', body }: Options = {},
): Promise<Reminder> {
  const made = await portal.call('createReminder', { as, body: { ...draft, ...body } })
  if (made.status !== 201) throw new Error(`A test reminder was refused: ${made.problem.code}`)
  return made.body
}

/** Has the firm create one for a customer. */
export async function addFirmReminder(
  portal: TestPortal,
  customer: CustomerName = 'aurora',
  body: Readonly<Record<string, unknown>> = {},
): Promise<Reminder> {
  const made = await portal.call('createFirmReminder', {
    as: 'lia',
    body: { ...draft, customerId: customerIdOf(customer), ...body },
  })
  if (made.status !== 201) throw new Error(`A test reminder was refused: ${made.problem.code}`)
  return made.body
}
