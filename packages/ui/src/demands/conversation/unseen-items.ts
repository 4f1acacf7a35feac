import { type ProcessItem, toItemText } from '@tramite/core/demands'

/** Whether somebody wrote or sent it: neither an entry of the system nor a change of status without words. */
const isMessage = (item: ProcessItem): boolean =>
  item.userType !== 'SYSTEM' && (item.type !== 'STATUS' || toItemText(item) !== '')

/** Whether it is a message of somebody else. */
export const isOthersMessage = (item: ProcessItem, viewerId: string): boolean =>
  item.userId !== viewerId && isMessage(item)

/** The question that made the reader's turn last, which may have words of its own or those of the message before it. */
function toQuestion(before: readonly ProcessItem[], viewerId: string): ProcessItem | undefined {
  const asked = before.findLastIndex(
    ({ type, userId, customFields }) =>
      type === 'STATUS' && userId !== viewerId && customFields?.statusKey === 'PENDING',
  )
  return before.slice(0, asked + 1).findLast((item) => isOthersMessage(item, viewerId))
}

/**
 * The ids of the messages that the reader has not seen, after others have arrived. Who moves the demand on has read
 * what was asked, in the dialog that answers it.
 * @param unseen those of before
 * @param items the conversation, oldest first
 * @param from index of the first entry that has arrived
 */
export function toUnseen(
  unseen: readonly string[],
  items: readonly ProcessItem[],
  from: number,
  viewerId: string,
): readonly string[] {
  let next = unseen
  for (const [index, item] of items.entries()) {
    if (index < from) continue
    if (isOthersMessage(item, viewerId)) next = [...next, item.id]
    else if (item.userId === viewerId && item.type === 'STATUS') {
      const question = toQuestion(items.slice(0, index), viewerId)
      next = next.filter((id) => id !== question?.id)
    }
  }
  return next
}
