import { primitiveLabels } from '../../labels/primitives.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './LoadingOverlay.css.ts'

/** Covers a busy region, which itself must be `position: relative`. */
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
