import type { ReactNode } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './ComboBox.css.ts'
import { type PickerItems, toReadRest } from './options.ts'

/** A picker, and below it that some of its options could not be read, with the way to ask again. */
export function PickerWhole({ items, children }: { items: PickerItems; children: ReactNode }) {
  const onReadRest = toReadRest(items)
  return (
    <div className={css.whole}>
      {children}
      {onReadRest && (
        <p role="alert" className={css.rest}>
          {primitiveLabels.restMissing}
          <Button variant="ghost" size="small" onPress={onReadRest}>
            {primitiveLabels.retry}
          </Button>
        </p>
      )}
    </div>
  )
}
