import { downloadDocument } from '@tramite/core/documents'
import { useApp } from '../app/app-context.tsx'
import { type Downloads, useDownloads } from './use-downloads.ts'

/**
 * Signs the address of a document's file, for `useDownloads` and `useArchive`, which report a failure; it
 * reports none itself.
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
export function useDocumentDownloads(format?: 'docx'): Downloads<{ readonly id: string }> {
  return useDownloads(useSignDocument(format))
}
