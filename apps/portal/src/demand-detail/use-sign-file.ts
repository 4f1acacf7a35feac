import type { Attachment, DemandFile } from '@tramite/core/demands'
import { createDownload } from '@tramite/core/files'
import { useApp } from '@tramite/react'
import { useSignDocument } from '../documents/use-document-downloads.ts'

/** How the address of an attachment is asked for. */
export function useSignAttachment() {
  const { tramite } = useApp()
  return async ({ key, name }: Pick<Attachment, 'key' | 'name'>) => {
    const { signedUrl } = await tramite.query(createDownload, { key }).queryFn()
    return { signedUrl, fileName: name }
  }
}

/** How the address of a file of a demand is asked for. */
export function useSignFile() {
  const signDocument = useSignDocument()
  const signAttachment = useSignAttachment()
  return ({ name, source }: Pick<DemandFile, 'name' | 'source'>) =>
    source.kind === 'document'
      ? signDocument(source.document)
      : signAttachment({ name, key: source.key })
}
