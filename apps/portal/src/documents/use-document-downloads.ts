import { downloadDocument } from '@tramite/core/documents'
import { useApp, useDownloads } from '@tramite/react'

/**
 * How the address of a document's file is asked for.
 * @param format of their `wordFile`; the files themselves when absent
 */
export function useSignDocument(format?: 'docx') {
  const { tramite } = useApp()
  return ({ id }: { readonly id: string }) =>
    tramite.query(downloadDocument, { id, ...(format && { format }) }).queryFn()
}

/**
 * The downloads of documents of a page.
 * @param format of their `wordFile`; the files themselves when absent
 */
export function useDocumentDownloads(format?: 'docx') {
  return useDownloads(useSignDocument(format))
}
