import type { ReactNode } from 'react'
import { notPrinted } from '../../theme/print.css.ts'
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx'
import * as css from './SplitPreview.css.ts'

export type SplitSide = 'main' | 'preview'

export interface SplitPreviewProps {
  /** What is chosen between, for who cannot see it. */
  label: string
  mainLabel: string
  previewLabel: string
  /** The side that shows where there is no room for both. */
  side: SplitSide
  onSideChange: (side: SplitSide) => void
  preview: ReactNode
  children: ReactNode
}

/** Something beside what becomes of it; on a phone one of them at a time, and on paper what becomes of it. */
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
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
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
