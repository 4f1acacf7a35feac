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
import { requireRoom } from '../files/require-room.ts'
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

interface MadeFile {
  readonly name: string
  readonly contentType: string
  readonly content: Uint8Array
}

/**
 * Stores both files as such that are attached to nothing yet: like uploads they take the room of the customer,
 * and are removed when nothing attaches them.
 * @throws Problem 409 when the customer has no room for them
 */
async function storeFiles<const Made extends readonly MadeFile[]>(
  made: Made,
  principal: CustomerPrincipal,
  { services, now }: Pick<Call<OperationId>, 'services' | 'now'>,
): Promise<{ -readonly [K in keyof Made]: StoredAttachment }> {
  const { clock, database, files, firm } = services
  const { userId, customerId } = principal
  const stored = made.map(({ name, contentType, content: { byteLength: size } }) => {
    const key = `documents/${randomUUID()}`
    return { id: createId(clock), name, size, contentType, key }
  })
  const of = { customerId, userId, type: 'DOCUMENT', createdAt: now.toISOString() } as const
  // Their rows come first: what is stored without one would never be removed.
  await database.tenant(principal, async (transaction) => {
    const size = stored.reduce((sum, file) => sum + file.size, 0)
    await requireRoom(transaction, principal, { type: of.type, size }, firm.customerFilesBytes)
    for (const { id: _, name: fileName, ...file } of stored) {
      transaction.defer(insertFile({ ...file, ...of, fileName }))
    }
  })
  await Promise.all(
    made.map(({ content }, at) => files.store(stored[at] as StoredAttachment, content)),
  )
  return stored as never
}

/**
 * Makes a document of a template with every answer in its place, and stores its files. Outside of a
 * transaction, since it takes long.
 * @param number of the document, which its pages show
 * @throws Problem 409 when the customer has no room for its files
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
  const shown = { name: `${fileName}.pdf`, contentType: 'application/pdf', content: pdf }
  const written = { name: `${fileName}.docx`, contentType: WORD_TYPE, content: word }
  const [file, wordFile] = await storeFiles([shown, written], principal, call)
  return { name, file, wordFile }
}
