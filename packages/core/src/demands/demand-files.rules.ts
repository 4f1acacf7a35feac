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

/** The kinds of which older files are not loaded yet. */
interface Behind {
  readonly documents?: boolean
  readonly attachments?: boolean
}

/** Of one side, those that stand without a gap; where only one kind is loaded there is nothing for a gap to be between. */
function withoutGap(files: readonly DemandFile[], since: string): readonly DemandFile[] {
  const kinds = new Set(files.map(({ source }) => source.kind))
  return kinds.size < 2 ? files : files.filter(({ createdAt }) => createdAt >= since)
}

/**
 * The files of a demand together, newest first: of a side with both kinds no further back than both are loaded, so that
 * none is missing in between.
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
