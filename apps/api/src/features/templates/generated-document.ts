import { randomUUID } from 'node:crypto'
import { foldText } from '@tramite/core/forms'
import { message } from '@tramite/core/messages'
import type { TemplateAnswers } from '@tramite/core/templates'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { abortOnClose } from '../../http/abort-on-close.ts'
import type { CallParts } from '../../http/operation.ts'
import type { Work } from '../../http/work.ts'
import type { Clock } from '../../ports/clock.ts'
import { WORD_TYPE } from '../../ports/word/word.port.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { insertFile } from '../files/files.store.ts'
import { requireRoom } from '../files/require-room.ts'
import type { TemplateRow } from './templates.store.ts'

/** A document that was made and stored, and is not referenced yet. */
export interface GeneratedDocument {
  readonly name: string
  readonly file: StoredAttachment
  /** The same content as a .docx. */
  readonly wordFile: StoredAttachment
}

/** Whose document is made, with what and when. */
type Making = Omit<Work<CustomerPrincipal>, 'transaction'> & CallParts<'onClose'>

/** 'contrato-de-locacao-12'. */
function toFileName(name: string, number: number): string {
  const words = foldText(name).match(/[a-z0-9]+/g)
  return [...(words ?? ['documento']), number].join('-')
}

/** A file under a new, unique key. */
function toFile(
  name: string,
  contentType: string,
  { byteLength: size }: Uint8Array,
  clock: Clock,
): StoredAttachment {
  return { id: createId(clock), name, size, contentType, key: `documents/${randomUUID()}` }
}

/**
 * Writes the rows of files that are not attached yet: like uploads they count towards the customer's
 * quota, and are removed if they are never attached.
 * @throws Problem 409 when the customer's quota has no room for them
 */
async function takeRoom(
  { principal, services, now }: Making,
  files: readonly StoredAttachment[],
): Promise<void> {
  const { userId, customerId } = principal
  const of = { customerId, userId, type: 'DOCUMENT', createdAt: now.toISOString() } as const
  const size = files.reduce((sum, file) => sum + file.size, 0)
  await services.database.tenant(principal, async (transaction) => {
    await requireRoom({ transaction, principal, services, now }, { type: of.type, size })
    for (const { id: _, name: fileName, ...file } of files) {
      transaction.defer(insertFile({ ...file, ...of, fileName }))
    }
  })
}

/**
 * Makes a document from a template and its answers, and stores its files. Outside of a transaction, since
 * it is slow.
 * @param number of the document, which its pages show
 * @throws Problem 409 when the customer's quota has no room for its files
 */
export async function generateDocument(
  making: Making,
  { name: templateName, html, fields }: TemplateRow,
  { answers, number }: { readonly answers: TemplateAnswers; readonly number: number },
): Promise<GeneratedDocument> {
  const { principal, services, now, onClose } = making
  const { clock, files, firm, heavy } = services
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
  const file = toFile(`${fileName}.pdf`, 'application/pdf', pdf, clock)
  const wordFile = toFile(`${fileName}.docx`, WORD_TYPE, word, clock)
  // Their rows come first: a file stored without a row would never be removed.
  await takeRoom(making, [file, wordFile])
  await Promise.all([files.store(file, pdf), files.store(wordFile, word)])
  return { name, file, wordFile }
}
