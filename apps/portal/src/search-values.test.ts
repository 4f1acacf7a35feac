import { text } from '@tramite/react/search'
import { expect, it } from 'vitest'
import { definePageSearch } from './define-page-search.ts'
import { parseSearch, stringifySearch } from './search-values.ts'

const texts = [
  '50012345620268260100',
  '1234e567',
  '0801',
  '1.0',
  '12345678',
  'contrato',
  'contrato & aditivo + 1',
  'true',
  'null',
  '[1]',
  '"3"',
  '{"a":1}',
]

it.each(texts)('writes and reads the text %s, and reads it from a link', (name) => {
  const pages = definePageSearch({ name: text() })
  expect(parseSearch(stringifySearch({ name }))).toEqual({ name })
  expect(parseSearch(pages.toHref('', { name }))).toEqual({ name })
})

it.each(['50012345620268260100', 'true', '[1]'])('writes %s as a link has it', (name) => {
  expect(stringifySearch({ name })).toBe(`?${new URLSearchParams({ name })}`)
})

it('writes what is chosen, and nothing for nothing', () => {
  expect(stringifySearch({ page: 3, finished: true, name: undefined })).toBe(
    '?page=3&finished=true',
  )
  expect(stringifySearch({ name: undefined })).toBe('')
})
