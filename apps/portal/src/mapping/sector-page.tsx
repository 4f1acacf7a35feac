import type { MappingActivitySummary } from '@tramite/core/mapping'
import { toLoadStatus } from '@tramite/react'
import { MappingMissing, SectorView } from '@tramite/ui/mapping'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { lazyPart } from '../providers/lazy-part.ts'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import { useSector } from './use-sector.ts'

const dialogs = () => import('./mapping-dialogs.tsx')
const NewActivityDialog = lazyDialog(async () => ({
  default: (await dialogs()).NewActivityDialog,
}))
const RenameActivityDialog = lazyDialog(async () => ({
  default: (await dialogs()).RenameActivityDialog,
}))
const DeleteActivityDialog = lazyDialog(async () => ({
  default: (await dialogs()).DeleteActivityDialog,
}))

const UnsentOfSector = lazyPart(async () => ({
  default: (await dialogs()).UnsentOfSector,
}))

type Opened =
  | { readonly dialog: 'new' }
  | { readonly dialog: 'rename' | 'delete'; readonly activity: MappingActivitySummary }

/** The page of a sector of the mapping. */
export function SectorPage({ sectorId }: { sectorId: string }) {
  const { isMissing, reads, ...sector } = useSector(sectorId)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const activities = sector.sector?.activities ?? []
  const names = activities.map(({ label }) => label)
  // When a sector disappears, its dialogs close.
  useTitleFocus(opened === undefined || isMissing, String(sector.sector?.activities.length))
  if (isMissing) {
    // It may have been deleted while the reader was naming an activity: what was typed can still be read.
    return (
      <>
        <MappingMissing what="sector" />
        <Suspense>
          <UnsentOfSector
            sectorId={sectorId}
            renamedId={opened?.dialog === 'rename' ? opened.activity.id : undefined}
          />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <SectorView
        {...sector}
        {...toLoadStatus(...reads)}
        onAdd={() => setOpened({ dialog: 'new' })}
        onRename={(activity) => setOpened({ dialog: 'rename', activity })}
        onDelete={(activity) => setOpened({ dialog: 'delete', activity })}
      />
      {opened?.dialog === 'new' && (
        <NewActivityDialog sectorId={sectorId} names={names} onClose={close} />
      )}
      {opened?.dialog === 'rename' && (
        <RenameActivityDialog
          sectorId={sectorId}
          activity={activities.find(({ id }) => id === opened.activity.id) ?? opened.activity}
          place="list"
          names={names}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && (
        <DeleteActivityDialog sectorId={sectorId} activity={opened.activity} onClose={close} />
      )}
    </>
  )
}
