import { X } from 'lucide-react'
import { overlayLabels } from '../../labels/overlays.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { RetryButton } from '../ErrorState/RetryButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from '../Toast/Toast.css.ts'
import { useReload } from './use-reload.ts'

/** Says that the code of an overlay did not come, and tries again by a reload, without which some browsers do not. */
export function OverlayFailed({ onClose }: { onClose: () => void }) {
  const { isReloading, reload } = useReload()
  return (
    <div role="alert" className={css.region}>
      <div className={css.toast}>
        <div className={css.text}>
          <p className={css.description}>{overlayLabels.overlayFailed}</p>
          <RetryButton size="small" isRetrying={isReloading} onRetry={reload} />
        </div>
        <IconButton
          className={css.close}
          size="small"
          label={primitiveLabels.close}
          icon={<X />}
          onPress={onClose}
        />
      </div>
    </div>
  )
}
