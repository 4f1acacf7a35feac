import type { ReactNode } from 'react'
import { SearchField, type SearchFieldProps } from '../../primitives/SearchField/SearchField.tsx'
import { useDebouncedInput } from '../use-debounced-input.ts'
import * as css from './SearchBar.css.ts'

interface SearchBarProps extends Pick<SearchFieldProps, 'label' | 'placeholder'> {
  /** The name of the region. */
  name: string
  /** The words searched for. */
  text: string
  onTextChange: (text: string) => void
  /** How much matches, in words; announced when it changes. */
  result: string
  /** A further choice beside the words. */
  children?: ReactNode
}

/** Search words above a list, and how much matches them. */
export function SearchBar({
  name,
  text,
  onTextChange,
  result,
  children,
  ...field
}: SearchBarProps) {
  const words = useDebouncedInput(text, onTextChange)
  return (
    <search className={css.bar} aria-label={name}>
      <SearchField {...field} value={words.text} onChange={words.setText} onSubmit={words.flush} />
      {children}
      <p className={css.result} role="status">
        {result}
      </p>
    </search>
  )
}
