import { createDownload } from '@tramite/core/files'
import { useApp } from '@tramite/react'

/** How the address of a stored file is asked for, by its key, and under which name it is saved. */
export function useSignAttachment() {
  const { tramite } = useApp()
  return async ({ key, name }: { readonly key: string; readonly name: string }) => {
    const { signedUrl } = await tramite.query(createDownload, { key }).queryFn()
    return { signedUrl, fileName: name }
  }
}
