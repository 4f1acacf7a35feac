import { useEffect, useRef, useState } from 'react'

/**
 * Milliseconds; shorter than the pause between two words, longer than that between the keystrokes of a
 * fast typist.
 */
const delay = 100

export interface TypedValue {
  /** What the field shows. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Passes on at once what is still being typed. */
  readonly flush: () => void
  /** Empties the field; whoever clears the filter tells the owner. */
  readonly clear: () => void
}

/** A field that tells its owner what was typed once typing pauses. */
export function useTypedValue(value: string, onChange: (value: string) => void): TypedValue {
  const [typed, setTyped] = useState<string | null>(null)
  // Values passed to the owner that have not come back yet, oldest first: on a busy machine an address
  // changes late.
  const [told, setTold] = useState<readonly string[]>([])
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The owner's own changes win; values it was told may come back while typing goes on.
  if (known !== value) {
    const place = told.indexOf(value)
    setKnown(value)
    setTold(place < 0 ? [] : told.slice(place + 1))
    if (place < 0) setTyped(null)
  }
  useEffect(() => {
    if (typed === null) clearTimeout(timer.current)
  }, [typed])

  const handOver = (text: string) => {
    clearTimeout(timer.current)
    if (text === (told.at(-1) ?? value)) return
    setTold((before) => [...before, text])
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
    clear: () => {
      clearTimeout(timer.current)
      setTyped('')
      setTold((before) => [...before, ''])
    },
  }
}
