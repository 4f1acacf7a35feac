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

/** Kinds of files of which older pages have not been loaded yet. */
interface Behind {
  readonly documents?: boolean
  readonly attachments?: boolean
}

/**
 * Of one side's files, those since the moment from which both kinds are loaded. With only one kind there can
 * be no gap.
 */
function withoutGap(files: readonly DemandFile[], since: string): readonly DemandFile[] {
  const kinds = new Set(files.map(({ source }) => source.kind))
  return kinds.size < 2 ? files : files.filter(({ createdAt }) => createdAt >= since)
}

/**
 * The files of a demand in one list, newest first. For a side with both kinds the list goes back only as far
 * as both are loaded, so that no file is missing in between.
 * @param documents newest first
 * @param attachments newest first
 */
export function toDemandFiles(
  documents: readonly Document[],
  attachments: readonly DemandAttachment[],
  behind: Behind = {},
): DemandFile[] {
  const oldest = [behind.documents && documents.at(-1), behind.attachments && attachments.at(-1)]
  const since =
    oldest
      .map((file) => (file ? file.createdAt : ''))
      .sort(compareTexts)
      .at(-1) ?? ''
  const files = [...documents.map(toDocumentFile), ...attachments.map(toAttachedFile)]
  return [true, false]
    .flatMap((isCustomers) =>
      withoutGap(
        files.filter((file) => file.isCustomers === isCustomers),
        since,
      ),
    )
    .sort((a, b) => compareTexts(b.createdAt, a.createdAt))
}
