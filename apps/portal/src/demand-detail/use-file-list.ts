import { type DemandAttachment, demandPage, toDemandFiles } from '@tramite/core/demands'
import type { Document } from '@tramite/core/documents'
import { loadEveryPage } from '@tramite/core/http'
import { useApp } from '@tramite/react'
import { useMemo } from 'react'
import type { useDemandFiles } from './use-demand.ts'

function toFiles(
  documents: readonly { readonly documents: readonly Document[] }[] = [],
  attached: readonly { readonly attachments: readonly DemandAttachment[] }[] = [],
  behind: Parameters<typeof toDemandFiles>[2] = {},
) {
  return toDemandFiles(
    documents.flatMap((page) => page.documents),
    attached.flatMap((page) => page.attachments),
    behind,
  )
}

/** The files of the demand as far as they are loaded, newest first, and how to read them all. */
export function useFileList(
  demandId: string,
  { documents, attachments }: ReturnType<typeof useDemandFiles>,
) {
  const { tramite } = useApp()
  const [ofDocuments, ofAttachments] = [documents.data?.pages, attachments.data?.pages]
  const [olderDocuments, olderAttachments] = [documents.hasNextPage, attachments.hasNextPage]
  const files = useMemo(
    () =>
      toFiles(ofDocuments, ofAttachments, {
        documents: olderDocuments,
        attachments: olderAttachments,
      }),
    [ofDocuments, ofAttachments, olderDocuments, olderAttachments],
  )
  /** Read afresh, up to the last page. */
  const readAll = async () =>
    toFiles(
      ...(await Promise.all([
        loadEveryPage(tramite.query(demandPage.documents, { id: demandId })),
        loadEveryPage(tramite.query(demandPage.attachments, { id: demandId })),
      ])),
    )
  return { files, readAll }
}
