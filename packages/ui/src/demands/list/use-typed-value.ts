import { useEffect, useRef, useState } from 'react'

const delay = 300

interface Typed {
  readonly text: string
  /** What the owner's value was when the text was typed. */
  readonly base: string
}

export interface TypedValue {
  /** What the field shows. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Hands over at once what is still being typed. */
  readonly flush: () => void
  /** Forgets it. */
  readonly reset: () => void
}

/**
 * A field whose owner hears of what is typed when the typing rests for 300 ms.
 * @param isReady whether a text may be handed over: half a date may not
 */
export function useTypedValue(
  value: string,
  onChange: (value: string) => void,
  isReady: (text: string) => boolean = () => true,
): TypedValue {
  const [typed, setTyped] = useState<Typed | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // A value that the owner changed meanwhile wins.
  const isCurrent = typed !== null && typed.base === value
  const handOver = (text: string) => {
    clearTimeout(timer.current)
    if (isReady(text) && text !== value) onChange(text)
  }
  const handOverLatest = useRef(handOver)
  useEffect(() => {
    handOverLatest.current = handOver
  })

  return {
    text: isCurrent ? typed.text : value,
    setText: (text) => {
      setTyped({ text, base: value })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => handOverLatest.current(text), delay)
    },
    flush: () => {
      if (isCurrent) handOver(typed.text)
    },
    reset: () => {
      clearTimeout(timer.current)
      setTyped(null)
    },
  }
}
