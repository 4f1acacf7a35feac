import { randomUUID } from 'node:crypto'
import { message } from '@tramite/core/messages'
import type { TemplateAnswers } from '@tramite/core/templates'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { whileWaitedFor } from '../../http/waited-for.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { insertFile } from '../files/files.store.ts'
import type { TemplateRow } from './templates.store.ts'

const contentType = 'application/pdf'

/** A document that was made and stored; nothing points to it yet. */
export interface GeneratedDocument {
  readonly name: string
  readonly file: StoredAttachment
}

/** 'contrato-de-locacao-12.pdf'. */
function toPdfFileName(name: string, number: number): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return `${[...(words ?? ['documento']), number].join('-')}.pdf`
}

/**
 * Makes a document of a template with every answer in its place, and stores its file as one that is
 * attached to nothing yet: like an upload it is removed when that does not change. Outside of a
 * transaction, since it takes long.
 * @param number of the document, which its pages show
 */
export async function generateDocument(
  { name: templateName, html, fields }: TemplateRow,
  answers: TemplateAnswers,
  number: number,
  principal: CustomerPrincipal,
  { services, now, onClose }: Pick<Call<OperationId>, 'services' | 'now' | 'onClose'>,
): Promise<GeneratedDocument> {
  const { firm, clock, database, files, heavy } = services
  const name = message('templates.documentName', { name: templateName, number })
  const { userId, customerId } = principal
  const pages = {
    title: name,
    firmName: firm.name,
    reference: message('templates.documentNumber', { number }),
    createdAt: now,
    ...{ html, fields, answers },
  }
  const content = await heavy.run('templateDocument', pages, {
    owner: customerId,
    signal: whileWaitedFor(onClose),
  })
  const key = `documents/${randomUUID()}`
  const fileName = toPdfFileName(templateName, number)
  const { byteLength: size } = content
  const row = { key, customerId, userId, fileName, contentType, size, type: 'DOCUMENT' as const }
  // Its row comes first: what is stored without one would never be removed.
  await database.tenant(principal, (transaction) =>
    transaction.run(insertFile({ ...row, createdAt: now.toISOString() })),
  )
  await files.store({ key, contentType }, content)
  return { name, file: { id: createId(clock), name: fileName, size, contentType, key } }
}
