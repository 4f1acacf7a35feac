import { expect, it } from 'vitest'
import { parseSearch } from './parse-search.ts'

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
