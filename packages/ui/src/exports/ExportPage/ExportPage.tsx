import {
  type DataExportState,
  EXPORTS_PER_DAY,
  EXPORTS_PER_DAY_OF_CUSTOMER,
  type ReadyExport,
  toDownloadable,
} from '@tramite/core/exports'
import { exportsLabels } from '../../labels/exports.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from './ExportPage.css.ts'

export interface ExportPageProps extends LoadStatus {
  /** The state of the latest export; undefined while unknown. */
  latest: DataExportState | undefined
  /** 'DD/MM/YYYY', the last day on which the finished export, or the one before it, is available. */
  untilText?: string | undefined
  /** 'DD/MM/YYYY, HH:mm', when it was made. */
  madeText?: string | undefined
  isAsking: boolean
  isDownloading: boolean
  onAsk: () => void
  onDownload: (id: string) => void
}

type DownloadProps = Pick<
  ExportPageProps,
  'untilText' | 'madeText' | 'isDownloading' | 'onDownload'
>

function Downloadable({
  isLatest,
  file,
  untilText = '',
  madeText = '',
  isDownloading,
  onDownload,
}: DownloadProps & { isLatest: boolean; file: ReadyExport }) {
  return (
    <Banner
      tone="success"
      title={isLatest ? exportsLabels.ready : exportsLabels.stillReady}
      action={
        <Button
          isPending={isDownloading}
          pendingText={exportsLabels.downloading}
          onPress={() => onDownload(file.id)}
        >
          {exportsLabels.download}
        </Button>
      }
    >
      {exportsLabels.readyText(file.size, madeText, untilText)}
    </Banner>
  )
}

function Standing({ latest }: { latest: DataExportState }) {
  switch (latest.state) {
    case 'none':
    case 'ready':
      return null
    case 'building':
      return (
        <Banner tone="info" title={exportsLabels.building}>
          {exportsLabels.buildingText}
          {latest.waitsFor ? (
            <p>{exportsLabels.waitsFor[latest.waitsFor]}</p>
          ) : (
            // The progress is not announced.
            <p className={css.progress} aria-live="off">
              <ProgressBar label={exportsLabels.progress} value={latest.percent} />
              {exportsLabels.percent(latest.percent)}
            </p>
          )}
        </Banner>
      )
    case 'ended':
      return (
        <Banner tone="info" title={exportsLabels.ended}>
          {exportsLabels.endedText}
        </Banner>
      )
    case 'withdrawn':
      return (
        <Banner tone="info" title={exportsLabels.withdrawn}>
          {exportsLabels.withdrawnText}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="error" title={exportsLabels.failed}>
          {exportsLabels.failedText}
        </Banner>
      )
  }
}

/** Requests a file with everything that an admin may see, and downloads it (LGPD, art. 18, V). */
export function ExportPage(props: ExportPageProps) {
  const { latest, isAsking, hasFailed, isRetrying, onAsk, onRetry } = props
  const isBuilding = latest?.state === 'building'
  const file = latest && toDownloadable(latest)
  return (
    <PageFrame title={exportsLabels.title} subtitle={exportsLabels.subtitle}>
      <div className={css.stack}>
        <div aria-live="polite" className={css.standing}>
          {latest && <Standing latest={latest} />}
          {file && <Downloadable {...props} isLatest={latest.state === 'ready'} file={file} />}
        </div>
        {!latest && (
          <ReadState
            hasFailed={hasFailed}
            failedTitle={exportsLabels.loadFailed}
            onRetry={onRetry}
            isRetrying={isRetrying}
          >
            <Skeleton height="16rem" />
          </ReadState>
        )}
        {/* Not before it is known whether something is shown above it. */}
        {(latest || hasFailed) && (
          <Card heading={exportsLabels.contents}>
            <p>{exportsLabels.contentsText}</p>
            <p className={css.paragraph}>
              {exportsLabels.limit(EXPORTS_PER_DAY, EXPORTS_PER_DAY_OF_CUSTOMER)}
            </p>
          </Card>
        )}
        {latest && !isBuilding && <Asking latest={latest} isAsking={isAsking} onAsk={onAsk} />}
      </div>
    </PageFrame>
  )
}

function Asking({
  latest,
  isAsking,
  onAsk,
}: Pick<ExportPageProps, 'isAsking' | 'onAsk'> & { latest: DataExportState }) {
  // The button disappears while the file is being made.
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part} className={css.actions}>
      <Button
        variant={latest.state === 'ready' ? 'secondary' : 'primary'}
        isPending={isAsking}
        pendingText={exportsLabels.asking}
        onPress={onAsk}
      >
        {latest.state === 'none' ? exportsLabels.ask : exportsLabels.askAgain}
      </Button>
    </div>
  )
}
