import type { DemandFile } from '@tramite/core/demands'
import { useSignAttachment, useSignDocument } from '@tramite/react'

/** Signs the address of a demand's file. */
export function useSignFile() {
  const signDocument = useSignDocument()
  const signAttachment = useSignAttachment()
  return ({ name, source }: Pick<DemandFile, 'name' | 'source'>) =>
    source.kind === 'document'
      ? signDocument(source.document)
      : signAttachment({ name, key: source.key })
}
