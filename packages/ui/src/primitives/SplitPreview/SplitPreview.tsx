import type { ReactNode } from 'react'
import { notPrinted } from '../../theme/print.css.ts'
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx'
import * as css from './SplitPreview.css.ts'

export type SplitSide = 'main' | 'preview'

export interface SplitPreviewProps {
  /** Accessible name of the choice. */
  label: string
  mainLabel: string
  previewLabel: string
  /** The side that is shown where there is no room for both. */
  side: SplitSide
  onSideChange: (side: SplitSide) => void
  preview: ReactNode
  children: ReactNode
}

/** An input next to its preview; on a phone one of them at a time, and on paper only the preview. */
export function SplitPreview({
  label,
  mainLabel,
  previewLabel,
  side,
  onSideChange,
  preview,
  children,
}: SplitPreviewProps) {
  return (
    <div className={css.split}>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are not a fieldset */}
      <div className={`${css.choice} ${notPrinted}`} role="group" aria-label={label}>
        <ToggleButton isSelected={side === 'main'} onChange={() => onSideChange('main')}>
          {mainLabel}
        </ToggleButton>
        <ToggleButton isSelected={side === 'preview'} onChange={() => onSideChange('preview')}>
          {previewLabel}
        </ToggleButton>
      </div>
      <div className={`${css.side} ${notPrinted}`} data-chosen={side === 'main'}>
        {children}
      </div>
      <div className={css.preview} data-chosen={side === 'preview'}>
        {preview}
      </div>
    </div>
  )
}
