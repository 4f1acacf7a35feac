import { fileMessages } from '@tramite/core/messages'
import { ChevronLeft, ChevronRight, Download, FileText, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DownloadProps } from '../../files/transfers.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { viewerLabels as labels } from '../../labels/viewer.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './FileViewer.css.ts'

/** The pages of a PDF. */
export interface PdfPages {
  readonly count: number
  /**
   * Renders a page, counted from 1, and returns the lines of its text.
   * @param zoom 1 for the default size, or where that is wider, for the width around the canvas
   */
  draw(
    page: number,
    canvas: HTMLCanvasElement,
    zoom: number,
    signal: AbortSignal,
  ): Promise<readonly string[]>
}

/** What can be shown of a file. */
export type ViewedFile =
  | { readonly kind: 'pdf'; readonly pages: PdfPages }
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'text'; readonly text: string }

export interface FileViewerProps {
  name: string | undefined
  file: ViewedFile | 'loading' | 'failed' | 'notFound' | 'noPreview'
  isRetrying: boolean
  onRetry: () => void
  isDownloading: boolean
  onDownload: (() => void) | undefined
  /** The same text as a .docx, if there is one. */
  word?: DownloadProps | undefined
  onClose: () => void
}

/** The element that scrolls a page: the dialog as a whole. */
const scrollerOf = (stage: HTMLElement | null) => stage?.closest('[role="dialog"]')

/** Whether the page is scrolled to its end in the direction of the key. */
function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Element, step: number): boolean {
  return step < 0 ? scrollTop <= 0 : scrollTop + clientHeight >= scrollHeight - 1
}

function Pdf({ pages }: { pages: PdfPages }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(1)
  const [lines, setLines] = useState<readonly string[]>([])
  /** The last page that could not be rendered; others may be fine. */
  const [broken, setBroken] = useState<number>()
  const isBroken = broken === page
  useEffect(() => {
    const stop = new AbortController()
    const show = (read: readonly string[]) => {
      if (stop.signal.aborted) return
      setLines(read)
      setBroken(undefined)
    }
    if (canvas.current)
      pages.draw(page, canvas.current, zoom, stop.signal).then(show, () => {
        if (stop.signal.aborted) return
        setLines([])
        setBroken(page)
      })
    return () => stop.abort()
  }, [pages, page, zoom])
  const go = (to: number) => setPage(Math.min(Math.max(to, 1), pages.count))
  // A page is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the page changes
  useEffect(() => {
    scrollerOf(stage.current)?.scrollTo({ top: 0, behavior: 'instant' })
  }, [page])
  // The keys scroll, and turn the page at its end.
  useEffect(() => {
    const scroller = scrollerOf(stage.current)
    const onKey = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : ''
      const step = { PageDown: 1, PageUp: -1 }[key] ?? 0
      if (step === 0 || !scroller || !isAtEnd(scroller, step)) return
      event.preventDefault()
      setPage((now) => Math.min(Math.max(now + step, 1), pages.count))
    }
    scroller?.addEventListener('keydown', onKey)
    return () => scroller?.removeEventListener('keydown', onKey)
  }, [pages])
  return (
    <>
      <div className={css.tools}>
        <div className={css.group}>
          <IconButton
            label={labels.previous}
            icon={<ChevronLeft />}
            isDisabled={page === 1}
            onPress={() => go(page - 1)}
          />
          <span role="status">{labels.page(page, pages.count)}</span>
          <IconButton
            label={labels.next}
            icon={<ChevronRight />}
            isDisabled={page === pages.count}
            onPress={() => go(page + 1)}
          />
        </div>
        <div className={css.group}>
          <IconButton
            label={labels.zoomOut}
            icon={<Minus />}
            isDisabled={zoom <= 0.5}
            onPress={() => setZoom(zoom - 0.25)}
          />
          <span className={css.zoom}>{Math.round(zoom * 100)}%</span>
          <IconButton
            label={labels.zoomIn}
            icon={<Plus />}
            isDisabled={zoom >= 3}
            onPress={() => setZoom(zoom + 0.25)}
          />
        </div>
      </div>
      <section
        ref={stage}
        className={css.stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable part has to be reachable by keyboard
        tabIndex={0}
        aria-label={labels.page(page, pages.count)}
      >
        {isBroken && <ErrorState title={labels.pageFailed} />}
        <canvas ref={canvas} hidden={isBroken} className={css.page} aria-hidden />
        <div className={visuallyHidden}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change
            <p key={place}>{line}</p>
          ))}
        </div>
      </section>
    </>
  )
}

function Content({ name, file, isRetrying, onRetry }: FileViewerProps) {
  if (file === 'loading') {
    return (
      <LoadingState label={labels.loading}>
        <Skeleton width="100%" height="24rem" />
      </LoadingState>
    )
  }
  if (file === 'notFound')
    return <ErrorState title={fileMessages['documents.openFailed']} text={labels.notFoundText} />
  if (file === 'failed')
    return (
      <ErrorState
        title={fileMessages['documents.openFailed']}
        text={`${labels.failedText} ${primitiveLabels.tryAgain()}`}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  if (file === 'noPreview')
    return <EmptyState icon={<FileText />} title={labels.noPreview} text={labels.noPreviewText} />
  if (file.kind === 'pdf') return <Pdf pages={file.pages} />
  if (file.kind === 'text') return <p className={css.text}>{file.text}</p>
  return (
    <div className={css.stage}>
      <img src={file.src} alt={name ?? ''} className={css.page} />
    </div>
  )
}

/** A file above the page: shown if possible, and saved. */
export function FileViewer(props: FileViewerProps) {
  const { name, isDownloading, onDownload, word, onClose } = props
  return (
    <Dialog
      title={name ?? labels.title}
      isOpen
      width="full"
      onClose={onClose}
      actions={
        onDownload && (
          <>
            {word && (
              <Button variant="secondary" isPending={word.isDownloading} onPress={word.onDownload}>
                {labels.downloadWord}
              </Button>
            )}
            <Button icon={<Download />} isPending={isDownloading} onPress={onDownload}>
              {labels.download}
            </Button>
          </>
        )
      }
    >
      <Content {...props} />
    </Dialog>
  )
}
