import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './FilterResult.css.ts'

interface FilterResultProps {
  /** How much the filter leaves, in words; spoken when it changes. */
  text: string
  /** Where the text stands: it takes the focus of a button that goes away. */
  textRef: RefObject<HTMLParagraphElement | null>
  /** Whether there is anything to clear. */
  isFiltered: boolean
  clearLabel: string
  onClear: () => void
}

/** What a filter leaves, and the way back to everything. */
export function FilterResult({
  text,
  textRef,
  isFiltered,
  clearLabel,
  onClear,
}: FilterResultProps) {
  const clear = () => {
    onClear()
    // The button that was pressed goes away.
    textRef.current?.focus()
  }
  return (
    <>
      <p ref={textRef} className={css.result} role="status" tabIndex={-1}>
        {text}
      </p>
      {isFiltered && (
        <Button variant="ghost" size="small" icon={<X />} onPress={clear}>
          {clearLabel}
        </Button>
      )}
    </>
  )
}
