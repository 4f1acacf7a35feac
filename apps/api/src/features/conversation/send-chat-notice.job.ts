import { message } from '@tramite/core/messages'
import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { RequestedJob } from '../../jobs/job-ports.ts'
import type { ChatNotice } from '../../ports/chat-channel/chat-channel.port.ts'
import { toDemandLink } from '../../ports/mail/mail-links.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { processItems } from '../../tables/items.table.ts'

const selectMessage = (itemId: string) =>
  toCommand(
    build
      .select({
        id: processItems.id,
        customerId: processItems.customerId,
        deleted: processItems.deleted,
        attachments: processItems.attachments,
        author: processItems.userName,
        demandId: demands.id,
        number: demands.number,
        name: demands.name,
        private: demands.private,
        customer: customers.name,
      })
      .from(processItems)
      .innerJoin(demands, eq(demands.id, processItems.demandId))
      .innerJoin(customers, eq(customers.id, processItems.customerId))
      .where(eq(processItems.id, itemId)),
  )

type Message = ReturnType<ReturnType<typeof selectMessage>['read']>[number]

/**
 * The notice for the channel. Its links point into the portal and require a sign-in: readers of the
 * channel learn of a private demand only that there is one.
 */
function toNotice(found: Message, publicUrl: string): ChatNotice {
  const { id: itemId, customerId, author, customer, number, name } = found
  const url = toDemandLink(publicUrl, found.demandId)
  const params = { author: author ?? '', customer, number, name, url }
  const toName = (fileName: string, index: number) =>
    found.private ? message('chatNotice.privateDocument', { index: index + 1 }) : fileName
  return {
    itemId,
    customerId,
    text: message(found.private ? 'chatNotice.privateDocuments' : 'chatNotice.documents', params),
    documents: found.attachments.map((attachment, index) => ({
      name: toName(attachment.name, index),
      url,
    })),
  }
}

/** Tells the firm's chat channel of the documents of a message. */
export const sendChatNotice: RequestedJob<'chatNotice'> = async (
  { database, chatChannel, publicUrl },
  { itemId },
) => {
  const [found] = await database.system((transaction) => transaction.run(selectMessage(itemId)))
  if (!found || found.deleted || found.attachments.length === 0) return
  await chatChannel.notify(toNotice(found, publicUrl))
}
