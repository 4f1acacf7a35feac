import type { DemandFile } from '@tramite/core/demands'
import { useSignDocument } from './use-document-downloads.ts'
import { useSignAttachment } from './use-sign-attachment.ts'

/**
 * Signs the address of a demand's file, a document or an attachment. For `useDownloads` and `useArchive`,
 * which report a failure; it reports none itself.
 */
export function useSignFile() {
  const signDocument = useSignDocument()
  const signAttachment = useSignAttachment()
  return ({ name, source }: Pick<DemandFile, 'name' | 'source'>) =>
    source.kind === 'document'
      ? signDocument(source.document)
      : signAttachment({ name, key: source.key })
}
