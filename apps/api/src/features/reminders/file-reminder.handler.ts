import type { components } from '@tramite/core/contract'
import type { Principal } from '../../db/principal.ts'
import type { Call, CallParts, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { requireBusiness, requireCustomer } from '../../http/require-caller.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import { insertArchives, removeArchives, selectArchives } from './reminders.store.ts'

type Answer = components['schemas']['ReminderArchives']['reminders'][number]

const firstBusinessOf = (principal: Principal) => requireBusiness(requireCustomer(principal), null)

/**
 * Archives reminders for the active business, or else for the user's first, or unarchives them; other
 * businesses still see them. Those already in that state stay unchanged.
 * @returns the result for each, in the order of the ids
 * @throws Problem 404 when none of them exists
 */
async function archive(
  { businessId, unit, now }: CallParts<'businessId' | 'unit' | 'now'>,
  { ids, isFiling }: { readonly ids: readonly string[]; readonly isFiling: boolean },
): Promise<Answer[]> {
  const business = businessId ?? firstBusinessOf(await unit.principal())
  return unit.write([selectArchives(ids, business)], async (transaction, [rows], { userName }) => {
    const [first] = rows
    if (!first) throw notFound()
    const found = new Map(rows.map((row) => [row.id, row]))
    const changed = rows.filter(({ filedAt }) => (filedAt === null) === isFiling)
    const at = now.toISOString()
    if (changed.length > 0) {
      const records = changed.map(({ id, customerId }) => ({
        reminderId: id,
        businessId: business,
        customerId,
        userName,
        createdAt: at,
      }))
      const changedIds = changed.map(({ id }) => id)
      transaction.defer(isFiling ? insertArchives(records) : removeArchives(changedIds, business))
      announceTool(transaction, 'reminder', first, now)
    }
    return ids.map((id) => {
      const row = found.get(id)
      const filed = row && isFiling
      const by = row?.filedAt ? row.filedByName : userName
      return {
        id,
        isFound: row !== undefined,
        reminderFiled: Boolean(filed),
        filed: filed
          ? { businessWhoFiled: business, createdAt: row.filedAt ?? at, userName: by }
          : null,
      }
    })
  })
}

async function archiveOne(call: Call<'fileReminder'> | Call<'unfileReminder'>, isFiling: boolean) {
  const [answer] = await archive(call, { ids: [call.params.id], isFiling })
  if (!answer) throw notFound()
  const { isFound: _, ...archived } = answer
  return archived
}

/** Archives a reminder. */
export const fileReminder: Handler<'fileReminder'> = (call) => archiveOne(call, true)

/** Unarchives a reminder. */
export const unfileReminder: Handler<'unfileReminder'> = (call) => archiveOne(call, false)

/** Archives many at once. */
export const fileReminders: Handler<'fileReminders'> = async (call) => ({
  reminders: await archive(call, { ids: call.body.ids, isFiling: true }),
})

/** Unarchives many at once. */
export const unfileReminders: Handler<'unfileReminders'> = async (call) => ({
  reminders: await archive(call, { ids: call.body.ids, isFiling: false }),
})
