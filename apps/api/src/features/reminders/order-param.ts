import { type Decision, refused } from '@tramite/core/decision'
import {
  type ReminderOrder,
  type ReminderOrderPair,
  reminderDefaultOrder,
  reminderOrderFields,
} from '@tramite/core/reminders'

function isPair(value: unknown): value is ReminderOrderPair {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [field, direction] = value as readonly unknown[]
  const isField = reminderOrderFields.some((known) => known === field)
  return isField && (direction === 'ASC' || direction === 'DESC')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses `order`: pairs of fields, without duplicates.
 * @param text absent for the order by due date
 */
export function parseOrder(
  text: string | undefined,
): Decision<'invalid', { readonly order: ReminderOrder }> {
  if (text === undefined) return { allowed: true, order: reminderDefaultOrder }
  const pairs = parse(text)
  if (!Array.isArray(pairs) || pairs.length === 0) return refused('invalid')
  if (!pairs.every(isPair)) return refused('invalid')
  const isEachOnce = new Set(pairs.map(([field]) => field)).size === pairs.length
  return isEachOnce ? { allowed: true, order: pairs } : refused('invalid')
}
