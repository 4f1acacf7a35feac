import { formatDateTime } from '../calendar/index.ts'
import { demandMovedOnMessages } from '../messages/demand-moved-on.ts'
import { createMessages } from '../messages/message-text.ts'
import { demandStatusLabels } from './demand-status-texts.ts'
import type { DemandStatus, ProcessItem } from './demands.types.ts'

const message = createMessages(demandMovedOnMessages)

/** The fields of an entry that tell who changed a status, and when. */
type Step = Pick<
  ProcessItem,
  'type' | 'customFields' | 'userId' | 'userName' | 'userType' | 'createdAt'
>

/** The demand as a dialog found it when it opened. */
export interface FoundDemand {
  readonly statusKey: DemandStatus
  readonly statusChangedAt: string
}

function toAuthor({ userId, userName, userType }: Step, viewerId: string): string {
  if (userId === viewerId) return message('demands.movedOn.you')
  return userName ?? message(`demands.movedOn.${userType === 'CUSTOMER' ? 'colleague' : 'firm'}`)
}

function toText(left: DemandStatus, statusKey: DemandStatus, { userType }: Step) {
  if (statusKey !== 'IN_PROGRESS') return 'demands.movedOn.other'
  if (left === 'FINISHED') return 'demands.movedOn.reopened'
  return left === 'PENDING' && userType === 'CUSTOMER'
    ? 'demands.movedOn.answered'
    : 'demands.movedOn.other'
}

/**
 * Who moved a demand on from the status in which a dialog found it, to what and when: a dialog that this has
 * overtaken says so, instead of what holds for a demand that was never there.
 * @param found the demand when the dialog opened
 * @param items the conversation, oldest first
 * @param reader who is called 'Você'; instants are shown in their time zone
 * @returns null if the conversation does not have it, for example not yet
 */
export function toMovedOnText(
  found: FoundDemand,
  items: readonly Step[],
  { userId, timeZone }: { readonly userId: string; readonly timeZone: string },
): string | null {
  for (const item of items) {
    const statusKey = item.type === 'STATUS' ? item.customFields?.statusKey : undefined
    if (statusKey === undefined || statusKey === found.statusKey) continue
    if (Date.parse(item.createdAt) < Date.parse(found.statusChangedAt)) continue
    return message(toText(found.statusKey, statusKey, item), {
      author: toAuthor(item, userId),
      status: demandStatusLabels[statusKey],
      at: formatDateTime(item.createdAt, timeZone),
    })
  }
  return null
}
