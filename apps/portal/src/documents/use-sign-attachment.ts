import { createDownload } from '@tramite/core/files'
import { useApp } from '@tramite/react'

/** Signs the address of a stored file, by its key, with the name under which it is saved. */
export function useSignAttachment() {
  const { tramite } = useApp()
  return async ({ key, name }: { readonly key: string; readonly name: string }) => {
    const { signedUrl } = await tramite.query(createDownload, { key }).queryFn()
    return { signedUrl, fileName: name }
  }
}
