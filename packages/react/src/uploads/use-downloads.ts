import { createMessages, fileMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { saveBlob } from './save-file.ts'
import { toCause } from './to-cause.ts'

const message = /* @__PURE__ */ createMessages(fileMessages)

/** The short-lived address of a file, and its name. */
export interface SignedFile {
  readonly signedUrl: string
  readonly fileName: string
}

/** The downloads of a page: which are running, and how to start another. */
export interface Downloads<T> {
  /** Ids of what is being fetched. */
  readonly busy: ReadonlySet<string>
  readonly onDownload: (file: T) => void
}

/**
 * Downloads by signed address, each at most once at a time.
 * @param sign asks for the signed address of a file, by `tramite.query(…).queryFn()`: `tramite.read` would tell of a
 *   failure a second time. `useSignAttachment` has that of an attachment
 * @example
 * const downloads = useDownloads<Attachment>(useSignAttachment())
 * <Conversation downloads={downloads} {...rest} />
 */
export function useDownloads<T extends { readonly id: string }>(
  sign: (file: T) => Promise<SignedFile>,
): Downloads<T> {
  const { tramite, ports } = useApp()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  // Two presses before the next render count as one.
  const underWay = useRef(new Set<string>())
  const download = async (file: T) => {
    if (underWay.current.has(file.id)) return
    underWay.current.add(file.id)
    setBusy((ids) => new Set(ids).add(file.id))
    let title: string = fileMessages['files.downloadFailed']
    try {
      const { signedUrl, fileName } = await sign(file)
      title = message('files.downloadFailedOf', { name: fileName })
      saveBlob(await tramite.getFile({ signedUrl }), fileName)
    } catch (error) {
      ports.toasts.show({ title, ...toCause(error), tone: 'error' })
    } finally {
      underWay.current.delete(file.id)
      setBusy((ids) => new Set([...ids].filter((id) => id !== file.id)))
    }
  }
  return { busy, onDownload: download }
}
