import { useEffect, useRef, useState } from 'react'

/** Shorter than the pause between two words, longer than that between the keystrokes of a fast typist. */
const DELAY_MS = 100

export interface DebouncedInput {
  /** What the field shows. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Reports the current text at once, without waiting for the delay. */
  readonly flush: () => void
  /** Empties the field without calling `onChange`: the caller resets the whole filter itself. */
  readonly clear: () => void
}

/**
 * A text field that reports its value once typing pauses.
 * @param value the value that the caller holds, such as one of the address
 */
export function useDebouncedInput(
  value: string,
  onChange: (value: string) => void,
): DebouncedInput {
  const [typed, setTyped] = useState<string | null>(null)
  // Reported values that have not come back as `value` yet, oldest first: the address may change late.
  const [reported, setReported] = useState<readonly string[]>([])
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // A value that was reported from here may come back while typing goes on; any other one wins over the typed text.
  if (known !== value) {
    const place = reported.indexOf(value)
    setKnown(value)
    setReported(place < 0 ? [] : reported.slice(place + 1))
    if (place < 0) setTyped(null)
  }
  useEffect(() => {
    if (typed === null) clearTimeout(timer.current)
  }, [typed])

  const report = (text: string) => {
    clearTimeout(timer.current)
    if (text === (reported.at(-1) ?? value)) return
    setReported((before) => [...before, text])
    onChange(text)
  }
  const reportLatest = useRef(report)
  useEffect(() => {
    reportLatest.current = report
  })

  return {
    text: typed ?? value,
    setText: (text) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => reportLatest.current(text), DELAY_MS)
    },
    flush: () => {
      if (typed !== null) report(typed)
    },
    clear: () => {
      clearTimeout(timer.current)
      setTyped('')
      setReported((before) => [...before, ''])
    },
  }
}
