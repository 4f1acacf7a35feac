import { downloadDocument } from '@tramite/core/documents'
import { useApp, useDownloads } from '@tramite/react'

/**
 * Signs the address of a document's file.
 * @param format of the `wordFile`; the file itself if absent
 */
export function useSignDocument(format?: 'docx') {
  const { tramite } = useApp()
  return ({ id }: { readonly id: string }) =>
    tramite.query(downloadDocument, { id, ...(format && { format }) }).queryFn()
}

/**
 * The downloads of documents on a page.
 * @param format of the `wordFile`; the files themselves if absent
 */
export function useDocumentDownloads(format?: 'docx') {
  return useDownloads(useSignDocument(format))
}
