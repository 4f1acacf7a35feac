import { useEffect, useState } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { LoadingState } from './LoadingState.tsx'

/** What comes sooner needs no dialog in its place, which would come and go in a moment; milliseconds. */
const PATIENCE_MS = 400

/** In place of a dialog whose record is still on its way: says so, and can be left. */
export function LoadingDialog({ onClose }: { onClose: () => void }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      isOpen={isLate}
      title={primitiveLabels.loading}
      cancelText={overlayLabels.cancel}
      onClose={onClose}
    >
      <LoadingState>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </LoadingState>
    </Dialog>
  )
}
