import type { components } from '@tramite/core/contract'
import { createId } from '../../db/ids.ts'
import type { Transaction } from '../../db/transaction.ts'
import { linkFault, requireNoFaults, toTextOrNull } from '../../http/checked-fields.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { CallParts } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import type { Work } from '../../http/work.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import type { KeptUploads } from '../files/attach.ts'
import { type ReminderRow, type ReminderView, toReminder } from './reminder-columns.ts'
import { requireNotifiable, takeFiles, toDays } from './reminder-values.ts'
import { changeReminder, insertReminder, selectReminder } from './reminders.store.ts'

type Schemas = components['schemas']
type Draft = Schemas['ReminderDraft'] & { readonly link?: string | null }
type Changes = Schemas['FirmReminderChanges']

/** The input for a reminder, and the view of the user whose input it is. */
interface Asked<Body> {
  readonly body: Body
  readonly uploads: KeptUploads
  readonly view: ReminderView
}

const distinct = (ids: readonly string[]) => [...new Set(ids)]

async function readBack(transaction: Transaction, id: string, view: ReminderView) {
  const [row] = await transaction.run(selectReminder(id, view))
  if (!row) throw notFound()
  return row
}

/**
 * Creates a reminder of a customer, with its files.
 * @throws Problem 400 for invalid days, people, files or link
 */
export async function addReminder(
  work: Work,
  customerId: string,
  { body, uploads, view }: Asked<Draft>,
): Promise<ReminderRow> {
  const { transaction, principal, services, now } = work
  const days = toDays(work, body)
  requireNoFaults({ link: linkFault('link', body.link) })
  const people = distinct(body.usersNotification ?? [])
  await requireNotifiable(transaction, customerId, people)
  const files = await takeFiles(work, { uploads, held: [], customerId })
  const id = createId(services.clock)
  const at = now.toISOString()
  transaction.defer(
    insertReminder({
      ...days,
      id,
      customerId,
      userId: principal.userId,
      userName: principal.userName,
      userType: principal.staff ? 'BACKOFFICE' : 'CUSTOMER',
      name: body.name.trim(),
      type: body.type,
      usersNotification: people,
      attachments: files.attachments,
      link: toTextOrNull(body.link),
      createdAt: at,
      updatedAt: at,
    }),
  )
  for (const command of files.commands) transaction.defer(command)
  announceTool(transaction, 'reminder', { customerId }, now)
  return readBack(transaction, id, view)
}

/**
 * Changes a reminder; the notice is sent again when its day moves.
 * @param before the reminder, locked against other writers
 * @throws Problem 400 as for a new one, 412 for a stale version
 */
export async function editReminder(
  work: Work,
  before: ReminderRow,
  { body, uploads, view, ifMatch }: Asked<Changes> & CallParts<'ifMatch'>,
): Promise<ReminderRow> {
  const { transaction, services, now } = work
  const shown = toReminder(before, view, services.firm.shortLabel)
  requireCurrent(ifMatch, { ...shown, version: before.version }, body)
  const days = toDays(work, {
    duoDate: body.duoDate ?? before.dueDate,
    dateToNotify: body.dateToNotify === undefined ? before.notifyDate : body.dateToNotify,
  })
  requireNoFaults({ link: linkFault('link', body.link) })
  const people = body.usersNotification && distinct(body.usersNotification)
  const added = (people ?? []).filter((id) => !before.usersNotification.includes(id))
  const { customerId } = before
  await requireNotifiable(transaction, customerId, added)
  const files = await takeFiles(work, { uploads, held: before.attachments, customerId })
  transaction.defer(
    changeReminder(
      before.id,
      {
        ...days,
        ...(days.notifyDate !== before.notifyDate && { notifiedUsers: [] }),
        ...(body.name !== undefined && { name: body.name.trim() }),
        ...(body.type !== undefined && { type: body.type }),
        ...(people && { usersNotification: people }),
        ...(body.link !== undefined && { link: toTextOrNull(body.link) }),
        attachments: files.attachments,
      },
      now,
    ),
  )
  for (const command of files.commands) transaction.defer(command)
  announceTool(transaction, 'reminder', { customerId }, now)
  return readBack(transaction, before.id, view)
}
