import { useId, useState } from 'react'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { notPrinted } from '../../../theme/print.css.ts'
import { LinkedText } from '../LinkedText/LinkedText.tsx'
import * as css from './LongText.css.ts'

/** Number of characters from which a text is collapsed. */
const longFrom = 480

/** A text that is collapsed after a few lines if it is long, so that what follows stays in reach. */
export function LongText({ text, className }: { text: string; className: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (text.length < longFrom) {
    return (
      <p className={className}>
        <LinkedText text={text} />
      </p>
    )
  }
  return (
    <>
      <p id={id} className={isOpen ? className : `${className} ${css.clamped}`}>
        <LinkedText text={text} />
      </p>
      <button
        type="button"
        className={`${css.toggle} ${notPrinted}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? conversationLabels.showLess : conversationLabels.showAll}
      </button>
    </>
  )
}
