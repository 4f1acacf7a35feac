import { type ReactNode, useEffect, useRef } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { RetryButton } from '../ErrorState/RetryButton.tsx'
import * as css from './ComboBox.css.ts'
import type { PickerItems } from './options.ts'

/** A picker and, below it, a notice that some of its options could not be loaded, with a button to retry. */
export function PickerWithRetry({ items, children }: { items: PickerItems; children: ReactNode }) {
  const rest = 'rest' in items ? items.rest : undefined
  const box = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const isMissing = rest !== undefined
  useEffect(() => {
    if (isMissing || !wasPressed.current) return
    wasPressed.current = false
    // The button was removed together with its notice.
    if (document.activeElement === document.body) box.current?.querySelector('input')?.focus()
  }, [isMissing])
  return (
    <div ref={box} className={css.whole}>
      {children}
      {rest && (
        <p role="alert" className={css.rest}>
          {primitiveLabels.restMissing}
          <RetryButton
            variant="ghost"
            size="small"
            isRetrying={rest.isRetrying}
            onRetry={() => {
              wasPressed.current = true
              rest.onRetry()
            }}
          />
        </p>
      )}
    </div>
  )
}
