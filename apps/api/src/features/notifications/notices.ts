import { toStatusChangeText } from '@tramite/core/demands'
import type { AuthorityStatus } from '@tramite/core/marks'
import type { DemandChanged } from '../../outbox/outbox-message.ts'

type Subject = { readonly id: string }
type Status = Parameters<typeof toStatusChangeText>[0]

const titles = {
  created: 'Nova demanda',
  message: 'Nova mensagem',
  document: 'Novo documento',
  forecast: 'Nova previsão de entrega',
  assignee: 'Novo responsável',
  markFiled: 'Marca protocolada no INPI',
  markStatus: 'Andamento da marca no INPI',
} as const

function toMessage(
  { id }: Subject,
  authorId: string,
  title: string,
  internal = false,
): DemandChanged {
  return { kind: 'demandChanged', demandId: id, authorId, notice: { title, internal } }
}

/** Open pages learn that a demand changed; nobody is notified. */
export const demandTouched = ({ id }: { id: string }, authorId: string): DemandChanged => ({
  kind: 'demandChanged',
  demandId: id,
  authorId,
  notice: null,
})

export const demandCreatedNotice = (demand: Subject & { readonly userId: string }) =>
  toMessage(demand, demand.userId, titles.created)

export const demandStatusNotice = (demand: Subject, authorId: string, statusKey: Status) =>
  toMessage(demand, authorId, toStatusChangeText(statusKey))

/** @param internal the item never reaches customers, and neither does its notice */
export const demandMessageNotice = (demand: Subject, authorId: string, internal = false) =>
  toMessage(demand, authorId, titles.message, internal)

/** @param internal the document is not for customers */
export const demandDocumentNotice = (demand: Subject, authorId: string, internal = false) =>
  toMessage(demand, authorId, titles.document, internal)

export const demandForecastNotice = (demand: Subject, authorId: string) =>
  toMessage(demand, authorId, titles.forecast)

export const demandAssigneeNotice = (demand: Subject, authorId: string) =>
  toMessage(demand, authorId, titles.assignee)

/** @param status where a process of the demand's mark stands now; null when it was only filed */
export const markStatusNotice = (
  demand: Subject,
  authorId: string,
  status: AuthorityStatus | null,
) => {
  const title = status === null ? titles.markFiled : `${titles.markStatus}: ${status}`
  return toMessage(demand, authorId, title)
}
