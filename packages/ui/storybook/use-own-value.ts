import { useState } from 'react'

interface Field<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/**
 * Lets a story's field keep what is chosen in it, as a form would; the story hears of it all the same.
 * @param args of the story
 */
export function useOwnValue<Value>({ value: first, onChange }: Field<Value>): Field<Value> {
  const [value, setValue] = useState(first)
  return {
    value,
    onChange: (next) => {
      setValue(next)
      onChange(next)
    },
  }
}
