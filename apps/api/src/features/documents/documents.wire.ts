import type { components } from '@tramite/core/contract'
import type { Page } from '../../http/page.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import type { authoredBy } from '../items/item-author.ts'
import type { DocumentRow } from './documents.store.ts'

export type Document = components['schemas']['Document']
type Draft = components['schemas']['DocumentDraft']

/** Who wrote a document, and when. */
export type Author = ReturnType<typeof authoredBy>

/** A document as the contract shows it. */
export function toDocument(row: DocumentRow): Document {
  const {
    demandName,
    wasSendToCustomer,
    businessId: _b,
    fileKey: _,
    version: _v,
    contentType,
    size,
    wordFile,
    ...shown
  } = row
  return {
    ...shown,
    fileType: contentType,
    fileSize: size,
    wordFile: wordFile && { fileName: wordFile.name, fileSize: wordFile.size },
    demand: demandName === null ? null : { name: demandName },
    customFields: wasSendToCustomer === null ? null : { wasSendToCustomer },
  }
}

/** A page of documents as the contract shows it. */
export const toDocumentList = ({
  shown,
  ...rest
}: Page<DocumentRow>): components['schemas']['DocumentList'] => ({
  documents: shown.map(toDocument),
  ...rest,
})

/**
 * The row of a new document; a document is pending until staff say otherwise.
 * @param wordFile the same content as a .docx, if there is one
 */
export function toDocumentRow(
  author: Author,
  draft: Draft,
  file: StoredAttachment,
  wordFile: StoredAttachment | null = null,
) {
  const { id, createdAt, userId, userType, userName } = author
  return {
    id,
    createdAt,
    userId,
    userType,
    userName,
    name: draft.name.trim(),
    demandId: draft.demandId ?? null,
    flagged: draft.flagged ?? false,
    fields: draft.fields ?? null,
    wasSendToCustomer: draft.customFields?.wasSendToCustomer ?? null,
    status: draft.status ?? ('waiting' as const),
    fileKey: file.key,
    fileName: file.name,
    contentType: file.contentType,
    size: file.size,
    wordFile,
    version: 1,
  }
}
