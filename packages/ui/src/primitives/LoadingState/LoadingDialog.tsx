import { useEffect, useState } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { LoadingState } from './LoadingState.tsx'

/** Delay before the dialog is shown, in milliseconds: for a shorter wait it would only flash up. */
const TIMEOUT_MS = 400

/** Shown in place of a dialog whose record is still loading; it can be closed. */
export function LoadingDialog({ onClose }: { onClose: () => void }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
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
