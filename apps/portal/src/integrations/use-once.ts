import { useRef } from 'react'

interface Mutation<Input> {
  readonly mutate: (input: Input, options?: { onSettled?: () => void }) => void
}

/**
 * Starts a mutation at the first press of several: it says that it is on its way only a moment
 * after the second press of a double one.
 */
export function useOnce<Input>({ mutate }: Mutation<Input>): (input: Input) => void {
  const isStarted = useRef(false)
  return (input) => {
    if (isStarted.current) return
    isStarted.current = true
    mutate(input, {
      onSettled: () => {
        isStarted.current = false
      },
    })
  }
}
