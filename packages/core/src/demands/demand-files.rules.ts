import type { Document } from '../documents/index.ts'
import { compareTexts } from '../fold-text.ts'
import type { DemandAttachment } from './demands.types.ts'

/** A file of a demand: one of its documents, or an attachment of the demand or of a message. */
export interface DemandFile
  extends Pick<
    DemandAttachment,
    'id' | 'name' | 'size' | 'contentType' | 'createdAt' | 'userName'
  > {
  /** Whether it belongs to the customer; otherwise to the firm. */
  readonly isCustomers: boolean
  /** What its download is requested by. */
  readonly source:
    | { readonly kind: 'document'; readonly document: Document }
    | { readonly kind: 'attachment'; readonly key: string }
}

const toDocumentFile = (document: Document): DemandFile => ({
  id: document.id,
  name: document.name,
  size: document.fileSize,
  contentType: document.fileType,
  createdAt: document.createdAt,
  userName: document.userName,
  isCustomers: document.userType === 'CUSTOMER',
  source: { kind: 'document', document },
})

const toAttachedFile = ({ key, userType, ...file }: DemandAttachment): DemandFile => ({
  ...file,
  isCustomers: userType === 'CUSTOMER',
  source: { kind: 'attachment', key },
})

/** All files of a demand together, newest first. */
export const toDemandFiles = (
  documents: readonly Document[],
  attachments: readonly DemandAttachment[],
): DemandFile[] =>
  [...documents.map(toDocumentFile), ...attachments.map(toAttachedFile)].sort((a, b) =>
    compareTexts(b.createdAt, a.createdAt),
  )
