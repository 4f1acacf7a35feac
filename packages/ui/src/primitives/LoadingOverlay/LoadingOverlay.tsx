import { primitiveLabels } from '../../labels/primitives.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './LoadingOverlay.css.ts'

/** Lies over a region that is busy; the region itself must be `position: relative`. */
export function LoadingOverlay({ text = primitiveLabels.loading }: { text?: string }) {
  return (
    <div className={css.overlay} role="status">
      <div className={css.box}>
        <Spinner />
        {text}
      </div>
    </div>
  )
}
