import { isApiError } from '@tramite/core/http'
import { fileMessages } from '@tramite/core/messages'
import { usePorts } from '@tramite/react/ports'
import type { DownloadsProps } from '@tramite/ui/demands/create'
import { useState } from 'react'
import { saveFile } from './save-file.ts'

interface SignedFile {
  readonly signedUrl: string
  readonly fileName: string
}

/**
 * Downloads by signed address, each once at a time.
 * @param sign asks for the address of a file
 */
export function useDownloads<T extends { readonly id: string }>(
  sign: (file: T) => Promise<SignedFile>,
): DownloadsProps<T> {
  const { toasts } = usePorts()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const download = async (file: T) => {
    setBusy((ids) => new Set(ids).add(file.id))
    try {
      const { signedUrl, fileName } = await sign(file)
      await saveFile(signedUrl, fileName)
    } catch (error) {
      const description = isApiError(error) && error.message ? error.message : undefined
      toasts.show({ title: fileMessages['files.downloadFailed'], description, tone: 'error' })
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== file.id)))
    }
  }
  return { busy, onDownload: download }
}
