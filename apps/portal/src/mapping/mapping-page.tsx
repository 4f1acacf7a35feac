import {
  addMappingSectors,
  evaluateMappingMeeting,
  OTHER_SECTOR,
  type ReportedSector,
  type SectorKind,
} from '@tramite/core/mapping'
import { useRun, useViewer } from '@tramite/react'
import { MappingView } from '@tramite/ui/mapping'
import { Skeleton } from '@tramite/ui/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { usePaid } from '../areas/use-paid.ts'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import type { MappingAddress } from './mapping-search.ts'
import { useCompletedMappings } from './use-completed-mappings.ts'
import { useMapping } from './use-mapping.ts'

const Warning = lazy(() => import('./mapping-warning.tsx'))
const dialogs = () => import('./mapping-dialogs.tsx')
const StartDialog = lazyDialog(async () => ({ default: (await dialogs()).StartDialog }))
const SendDialog = lazyDialog(async () => ({ default: (await dialogs()).SendDialog }))
const RedoDialog = lazyDialog(async () => ({ default: (await dialogs()).RedoDialog }))
const DeleteSectorDialog = lazyDialog(async () => ({
  default: (await dialogs()).DeleteSectorDialog,
}))
const OtherSectorDialog = lazyDialog(async () => ({
  default: (await dialogs()).OtherSectorDialog,
}))

type Opened =
  | { readonly dialog: 'start' | 'send' | 'redo' | 'other' }
  | { readonly dialog: 'delete'; readonly sector: ReportedSector }

const without = <Value,>(kinds: ReadonlyMap<SectorKind, Value>, kind: SectorKind) =>
  new Map([...kinds].filter(([each]) => each !== kind))

/**
 * Kinds being added, several at a time: pressing the same one again does nothing.
 * @param offered the kinds that can be added; undefined until they are known
 * @param isReading whether they are being read again
 */
function useAddSector(
  offered: readonly SectorKind[] | undefined,
  isReading: boolean,
  onOther: () => void,
) {
  const [adding, setAdding] = useState<ReadonlyMap<SectorKind, 'sent' | 'answered'>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<SectorKind, string>>(new Map())
  const add = useRun(addMappingSectors)
  // It was added after all: its failure no longer applies, even if the kind is offered again.
  const over = [...failures.keys()].find((kind) => offered && !offered.includes(kind))
  if (over) setFailures(without(failures, over))
  // It counts as being added until the sectors have been read again, even after the answer: a second press would
  // add it twice. If it is still offered then, somebody else has deleted it.
  const added = [...adding].find(
    ([kind, step]) => offered && (!offered.includes(kind) || (step === 'answered' && !isReading)),
  )
  if (added) setAdding(without(adding, added[0]))
  return {
    adding: new Set(adding.keys()),
    failures,
    onAdd: (kind: SectorKind) => {
      if (kind === OTHER_SECTOR) {
        onOther()
        return
      }
      setAdding((kinds) => new Map(kinds).set(kind, 'sent'))
      setFailures((last) => without(last, kind))
      add.mutateAsync({ sectors: [kind] }).then(
        () =>
          setAdding((kinds) => (kinds.has(kind) ? new Map(kinds).set(kind, 'answered') : kinds)),
        ({ message }: Error) => {
          setAdding((kinds) => without(kinds, kind))
          setFailures((last) => new Map(last).set(kind, message))
        },
      )
    },
  }
}

/** The page of the data mapping. */
export function MappingPage({ address }: { address: MappingAddress }) {
  const { contract } = useViewer()
  const { isReading, ...mapping } = useMapping()
  const { shown, hasFailed } = mapping
  const completed = useCompletedMappings(address, shown?.page.showsCompleted ?? false)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)

  // If the mapping cannot be read, it may have to be started; the server refuses a second meeting.
  const mayStart = evaluateMappingMeeting(contract).allowed
  const [isOffered, setOffered] = useState(false)
  if (hasFailed && !shown && !isOffered) {
    setOffered(true)
    if (mayStart) setOpened({ dialog: 'start' })
  }

  const onStart = usePaid()(mayStart, () => setOpened({ dialog: 'start' }))
  const sectors = shown?.report.sectors ?? []
  useTitleFocus(opened === undefined, `${shown?.stage} ${sectors.length}`)
  return (
    <>
      <MappingView
        {...mapping}
        {...useAddSector(shown?.offered, isReading, () => setOpened({ dialog: 'other' }))}
        warning={
          <Suspense fallback={<Skeleton height="14rem" />}>
            <Warning />
          </Suspense>
        }
        completed={completed}
        onStart={onStart}
        onSend={() => setOpened({ dialog: 'send' })}
        onRedo={() => setOpened({ dialog: 'redo' })}
        onDelete={(sector) => setOpened({ dialog: 'delete', sector })}
      />
      {opened?.dialog === 'start' && <StartDialog onClose={close} />}
      {opened?.dialog === 'send' && <SendDialog sectors={sectors} onClose={close} />}
      {opened?.dialog === 'redo' && <RedoDialog onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteSectorDialog sector={opened.sector} onClose={close} />}
      {opened?.dialog === 'other' && (
        <OtherSectorDialog names={sectors.map(({ name }) => name)} onClose={close} />
      )}
    </>
  )
}
