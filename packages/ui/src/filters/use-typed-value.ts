import { useEffect, useRef, useState } from 'react'

/** Shorter than the pause between two words, longer than that between two keys of who types fast, milliseconds. */
const delay = 100

export interface TypedValue {
  /** What the field shows. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Hands over at once what is still being typed. */
  readonly flush: () => void
  /** Empties the field; its owner is told by who clears the filter. */
  readonly clear: () => void
}

/** A field whose owner hears of what is typed when the typing rests for a moment. */
export function useTypedValue(value: string, onChange: (value: string) => void): TypedValue {
  const [typed, setTyped] = useState<string | null>(null)
  // What the owner was told and has not given back yet, the oldest first: an address changes late on a busy machine.
  const [told, setTold] = useState<readonly string[]>([])
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // What the owner changed by itself wins; what it was told comes back while typing goes on.
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
