import { randomUUID } from 'node:crypto'
import { foldText } from '@tramite/core/forms'
import { message } from '@tramite/core/messages'
import type { TemplateAnswers } from '@tramite/core/templates'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { abortOnClose } from '../../http/abort-on-close.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import { WORD_TYPE } from '../../ports/word/word.port.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { insertFile } from '../files/files.store.ts'
import type { TemplateRow } from './templates.store.ts'

/** A document that was made and stored; nothing points to it yet. */
export interface GeneratedDocument {
  readonly name: string
  readonly file: StoredAttachment
  /** The same words as a .docx. */
  readonly wordFile: StoredAttachment
}

/** 'contrato-de-locacao-12'. */
function toFileName(name: string, number: number): string {
  const words = foldText(name).match(/[a-z0-9]+/g)
  return [...(words ?? ['documento']), number].join('-')
}

/**
 * Stores a file as one that is attached to nothing yet: like an upload it is removed when that does not
 * change.
 */
async function storeFile(
  { name, contentType }: Pick<StoredAttachment, 'name' | 'contentType'>,
  content: Uint8Array,
  principal: CustomerPrincipal,
  { services, now }: Pick<Call<OperationId>, 'services' | 'now'>,
): Promise<StoredAttachment> {
  const { clock, database, files } = services
  const { userId, customerId } = principal
  const key = `documents/${randomUUID()}`
  const { byteLength: size } = content
  const row = { key, customerId, userId, fileName: name, contentType, size }
  // Its row comes first: what is stored without one would never be removed.
  await database.tenant(principal, (transaction) =>
    transaction.run(insertFile({ ...row, type: 'DOCUMENT', createdAt: now.toISOString() })),
  )
  await files.store({ key, contentType }, content)
  return { id: createId(clock), name, size, contentType, key }
}

/**
 * Makes a document of a template with every answer in its place, and stores its files. Outside of a
 * transaction, since it takes long.
 * @param number of the document, which its pages show
 */
export async function generateDocument(
  { name: templateName, html, fields }: TemplateRow,
  answers: TemplateAnswers,
  number: number,
  principal: CustomerPrincipal,
  call: Pick<Call<OperationId>, 'services' | 'now' | 'onClose'>,
): Promise<GeneratedDocument> {
  const { services, now, onClose } = call
  const { firm, heavy } = services
  const name = message('templates.documentName', { name: templateName, number })
  const pages = {
    title: name,
    firmName: firm.name,
    reference: message('templates.documentNumber', { number }),
    createdAt: now,
    ...{ html, fields, answers },
  }
  const { pdf, word } = await heavy.run('templateDocument', pages, {
    owner: principal.customerId,
    signal: abortOnClose(onClose),
  })
  const fileName = toFileName(templateName, number)
  const shown = { name: `${fileName}.pdf`, contentType: 'application/pdf' }
  const written = { name: `${fileName}.docx`, contentType: WORD_TYPE }
  const file = await storeFile(shown, pdf, principal, call)
  const wordFile = await storeFile(written, word, principal, call)
  return { name, file, wordFile }
}
