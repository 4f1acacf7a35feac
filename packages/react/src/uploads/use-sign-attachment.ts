import { createDownload } from '@tramite/core/files'
import { useApp } from '../app/app-context.tsx'

/**
 * Signs the address of a stored file, by its key, with the name under which it is saved. For `useDownloads`
 * and `useArchive`, which report a failure; it reports none itself.
 */
export function useSignAttachment() {
  const { tramite } = useApp()
  return async ({ key, name }: { readonly key: string; readonly name: string }) => {
    const { signedUrl } = await tramite.query(createDownload, { key }).queryFn()
    return { signedUrl, fileName: name }
  }
}
