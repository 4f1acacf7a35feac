import type { Document } from '@tramite/core/documents'
import { fileMessages } from '@tramite/core/messages'
import { useArchive, useSignDocument } from '@tramite/react'
import type { DocumentSelection } from '@tramite/ui/documents'
import { useState } from 'react'

/**
 * The documents of the list that are ticked, to be saved as one file; the selection survives a change of
 * page or filter.
 */
export function useDocumentSelection(): DocumentSelection {
  const [ticked, setTicked] = useState<readonly Document[]>([])
  return {
    ids: new Set(ticked.map(({ id }) => id)),
    onToggle: (document) =>
      setTicked((before) => {
        const others = before.filter(({ id }) => id !== document.id)
        return others.length < before.length ? others : [...before, document]
      }),
    onClear: () => setTicked([]),
    archive: useArchive({
      listFiles: async () => ticked,
      sign: useSignDocument(),
      fileName: fileMessages['documents.archiveName'],
    }),
  }
}
