import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './FilterResult.css.ts'

interface FilterResultProps {
  /** How much matches the filter, in words; announced when it changes. */
  text: string
  /** What else has changed, which is seen in the list itself: only announced. */
  unseen?: string | undefined
  /** The element of the text: it takes the focus of a button that disappears. */
  textRef: RefObject<HTMLParagraphElement | null>
  /** Whether there is anything to clear. */
  isFiltered: boolean
  clearLabel: string
  onClear: () => void
}

/** What a filter leaves, and a button to clear it. */
export function FilterResult({
  text,
  unseen,
  textRef,
  isFiltered,
  clearLabel,
  onClear,
}: FilterResultProps) {
  const clear = () => {
    onClear()
    // The pressed button disappears.
    textRef.current?.focus()
  }
  return (
    <>
      <p ref={textRef} className={css.result} role="status" tabIndex={-1}>
        {text}
        {unseen && <VisuallyHidden>{unseen}</VisuallyHidden>}
      </p>
      {isFiltered && (
        <Button variant="ghost" size="small" icon={<X />} onPress={clear}>
          {clearLabel}
        </Button>
      )}
    </>
  )
}
