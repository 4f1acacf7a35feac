import { Download } from 'lucide-react'
import { archiveLabels } from '../../labels/archive.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { ArchiveProps } from '../transfers.ts'

export interface ArchiveButtonProps {
  archive: ArchiveProps
  /** What is downloaded, as 'Baixar os 3 arquivos'. */
  children: string
  size?: 'small'
}

/** Saves several files as one, and says how far it is. */
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
