import type { DemandFile } from '@tramite/core/demands'
import { useSignDocument } from './use-document-downloads.ts'
import { useSignAttachment } from './use-sign-attachment.ts'

/**
 * Signs the address of a demand's file, of a document as of an attachment; for `useDownloads` and `useArchive`, which
 * tell of a failure: it tells nothing by itself.
 */
export function useSignFile() {
  const signDocument = useSignDocument()
  const signAttachment = useSignAttachment()
  return ({ name, source }: Pick<DemandFile, 'name' | 'source'>) =>
    source.kind === 'document'
      ? signDocument(source.document)
      : signAttachment({ name, key: source.key })
}
