import { Download } from 'lucide-react'
import { archiveLabels } from '../../labels/archive.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ArchiveProps } from '../transfers.ts'

export interface ArchiveButtonProps {
  archive: ArchiveProps
  /** The button's text, such as 'Baixar os 3 arquivos'. */
  children: string
  size?: 'small'
}

/** Saves several files as one, and shows the progress. */
export function ArchiveButton({ archive, children, size }: ArchiveButtonProps) {
  const { progress, onDownload } = archive
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      icon={<Download />}
      isPending={progress !== undefined}
      onPress={onDownload}
    >
      {progress ? archiveLabels.archiving(progress.fetched, progress.total) : children}
    </Button>
  )
}
