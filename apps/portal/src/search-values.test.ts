import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-values.ts'

it.each([
  ['50012345620268260100', '50012345620268260100'],
  ['1234e567', '1234e567'],
  ['0801', '0801'],
  ['1.0', '1.0'],
  ['3', 3],
  ['true', true],
  ['%223%22', '3'],
  ['%5B1%5D', [1]],
  ['contrato', 'contrato'],
])('reads %s as %j', (written, read) => {
  expect(parseSearch(`?name=${written}`)).toEqual({ name: read })
})

it.each(['50012345620268260100', '1234e567', '12345678', 'contrato'])(
  'writes %s as it is',
  (text) => {
    expect(stringifySearch({ name: text })).toBe(`?name=${text}`)
  },
)

it.each(['true', '[1]', '"3"'])('writes the text %s so that it stays one', (text) => {
  expect(parseSearch(stringifySearch({ name: text }))).toEqual({ name: text })
})
