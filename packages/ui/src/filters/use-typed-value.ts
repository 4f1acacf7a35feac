import { useEffect, useRef, useState } from 'react'

/** Shorter than the pause between two words, longer than that between two keys of who types fast, milliseconds. */
const delay = 100

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
 * A field whose owner hears of what is typed when the typing rests for a moment.
 * @param isReady whether a text may be handed over: half a date may not
 */
export function useTypedValue(
  value: string,
  onChange: (value: string) => void,
  isReady: (text: string) => boolean = () => true,
): TypedValue {
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // What the owner changed by itself wins; what was handed over comes back while typing goes on.
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setTyped(null)
  }
  useEffect(() => {
    if (typed === null) clearTimeout(timer.current)
  }, [typed])

  const handOver = (text: string) => {
    clearTimeout(timer.current)
    if (!isReady(text) || text === value) return
    setSent(text)
    onChange(text)
  }
  const handOverLatest = useRef(handOver)
  useEffect(() => {
    handOverLatest.current = handOver
  })

  return {
    text: typed ?? value,
    setText: (text) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => handOverLatest.current(text), delay)
    },
    flush: () => {
      if (typed !== null) handOver(typed)
    },
    reset: () => setTyped(null),
  }
}
