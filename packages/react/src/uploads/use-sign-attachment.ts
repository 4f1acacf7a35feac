import { createDownload } from '@tramite/core/files'
import { useApp } from '../app/app-context.tsx'

/**
 * Signs the address of a stored file, by its key, with the name under which it is saved; for `useDownloads` and
 * `useArchive`, which tell of a failure: it tells nothing by itself.
 */
export function useSignAttachment() {
  const { tramite } = useApp()
  return async ({ key, name }: { readonly key: string; readonly name: string }) => {
    const { signedUrl } = await tramite.query(createDownload, { key }).queryFn()
    return { signedUrl, fileName: name }
  }
}
