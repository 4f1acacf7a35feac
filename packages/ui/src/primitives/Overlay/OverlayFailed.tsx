import { X } from 'lucide-react'
import { useRef } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { notPrinted } from '../../theme/print.css.ts'
import { RetryButton } from '../ErrorState/RetryButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from '../Toast/Toast.css.ts'
import { useReload } from './use-reload.ts'

/**
 * The notice that the code of an overlay could not be loaded. It offers a reload, because some browsers do
 * not repeat a failed import.
 */
export function OverlayFailed({ onClose }: { onClose: () => void }) {
  const focusBefore = useRef<Element>(null)
  const { isReloading, reload } = useReload()
  // The button disappears with the notice, as that of a toast does.
  const close = () => {
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus()
    onClose()
  }
  return (
    <div
      role="alert"
      className={`${css.regionAtFoot} ${notPrinted}`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!relatedTarget || currentTarget.contains(relatedTarget)) return
        focusBefore.current = relatedTarget
      }}
    >
      <div className={css.toast}>
        <div className={css.text}>
          <p className={css.description}>{overlayLabels.overlayFailed()}</p>
          <RetryButton
            size="small"
            label={overlayLabels.reload}
            isRetrying={isReloading}
            onRetry={reload}
          />
        </div>
        <IconButton
          className={css.close}
          size="small"
          label={primitiveLabels.close}
          icon={<X />}
          onPress={close}
        />
      </div>
    </div>
  )
}
