import { useQuery } from '@tanstack/react-query'
import { type Document, downloadDocument, getDocument } from '@tramite/core/documents'
import { decodeText } from '@tramite/core/files'
import {
  BusinessProvider,
  toLoadStatus,
  useApp,
  useDocumentDownloads,
  useRecord,
} from '@tramite/react'
import { FileViewer, type ViewedFile } from '@tramite/ui/documents/viewer'
import { useEffect } from 'react'

const pictures = /^image\/(png|jpeg|gif|webp|avif)$/
const texts = /^text\/(plain|csv)/

/** A file held in the page's memory. */
interface OpenedFile {
  readonly shown: ViewedFile
  /** Frees its memory. */
  readonly release: () => void
}

async function openFile(file: Blob, fileType: string): Promise<OpenedFile> {
  if (pictures.test(fileType)) {
    const src = URL.createObjectURL(file)
    return { shown: { kind: 'picture', src }, release: () => URL.revokeObjectURL(src) }
  }
  if (texts.test(fileType)) {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    return { shown: { kind: 'text', text }, release: () => undefined }
  }
  const { openPdf } = await import('./open-pdf.ts')
  const { pages, close } = await openPdf(file)
  return { shown: { kind: 'pdf', pages }, release: close }
}

const hasPreview = ({ fileType }: Document) =>
  pictures.test(fileType) || texts.test(fileType) || fileType === 'application/pdf'

interface DocumentViewerProps {
  id: string
  onClose: () => void
}

function OpenDocument({ id, onClose }: DocumentViewerProps) {
  const { tramite } = useApp()
  const downloads = useDocumentDownloads()
  const wordDownloads = useDocumentDownloads('docx')
  const { data: document, state, read } = useRecord(getDocument, { id })
  const content = useQuery({
    queryKey: ['viewed-document', id],
    enabled: document !== undefined && hasPreview(document),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The failure and its button stay until they are pressed.
    refetchInterval: false,
    queryFn: async ({ signal }) => {
      const { signedUrl } = await tramite.query(downloadDocument, { id }).queryFn()
      const file = await tramite.getFile({ signedUrl, signal })
      const opened = await openFile(file, document?.fileType ?? '')
      // The viewer was closed meanwhile: nobody else releases the file.
      if (signal.aborted) opened.release()
      return opened
    },
  })
  const opened = content.data
  useEffect(() => opened?.release, [opened])
  // The document being read stays, whatever the result of reading it again.
  const loadStatus = toLoadStatus(read, content)
  return (
    <FileViewer
      name={document?.name}
      file={
        state === 'missing'
          ? 'notFound'
          : loadStatus.hasFailed
            ? 'failed'
            : document && !hasPreview(document)
              ? 'noPreview'
              : (opened?.shown ?? 'loading')
      }
      isRetrying={loadStatus.isRetrying}
      onRetry={loadStatus.onRetry}
      isDownloading={downloads.busy.has(id)}
      onDownload={document && (() => downloads.onDownload({ id }))}
      word={
        document?.wordFile
          ? {
              isDownloading: wordDownloads.busy.has(id),
              onDownload: () => wordDownloads.onDownload({ id }),
            }
          : undefined
      }
      onClose={onClose}
    />
  )
}

/** A document above the page, from any business of the reader: its address can be shared. */
export default function DocumentViewer(props: DocumentViewerProps) {
  return (
    <BusinessProvider id={null}>
      <OpenDocument {...props} />
    </BusinessProvider>
  )
}
