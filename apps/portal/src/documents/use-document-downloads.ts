import { downloadDocument } from '@tramite/core/documents'
import { useApp, useDownloads } from '@tramite/react'

/**
 * The downloads of documents of a page.
 * @param format of their `wordFile`; the files themselves when absent
 */
export function useDocumentDownloads(format?: 'docx') {
  const { tramite } = useApp()
  return useDownloads(({ id }: { readonly id: string }) =>
    tramite.query(downloadDocument, { id, ...(format && { format }) }).queryFn(),
  )
}
