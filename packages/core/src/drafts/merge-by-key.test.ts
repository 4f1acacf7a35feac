import { expect, it } from 'vitest'
import { mergeByKey } from './merge-by-key.ts'

it.each([
  ['different keys of two tabs', { a: 'here' }, { b: 'there' }, {}, { a: 'here', b: 'there' }],
  ['a key that both changed as it is here', { a: 'here' }, { a: 'there' }, {}, { a: 'here' }],
  ['the newer text of a tab that goes on', { a: '1' }, { a: '12' }, { a: '1' }, { a: '12' }],
  ['nothing of what the other tab has sent', { a: '1' }, {}, { a: '1' }, {}],
  ['nothing of what was sent here', {}, { a: '1' }, { a: '1' }, {}],
  ['what was typed on after it was sent there', { a: '12' }, {}, { a: '1' }, { a: '12' }],
])('keeps %s', (_, mine, theirs, base, joined) => {
  expect(mergeByKey<Record<string, string>>(mine, theirs, base)).toEqual(joined)
})
