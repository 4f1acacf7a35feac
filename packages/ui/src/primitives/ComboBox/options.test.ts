import { describe, expect, it } from 'vitest'
import { findOptions } from './options.ts'

const options = [
  { id: '1', label: 'Ágata Souza', note: 'agata@aurora.example' },
  { id: '2', label: 'Bruno Alves', note: 'bruno@aurora.example' },
]
const idsOf = (words: string) => findOptions(options, words).map(({ id }) => id)

describe('the options that words find', () => {
  it.each([
    ['agata', ['1']],
    ['ÁGATA s', ['1']],
    ['bruno@', ['2']],
    ['  ', ['1', '2']],
    ['carla', []],
  ])('%j', (words, ids) => {
    expect(idsOf(words)).toEqual(ids)
  })
})
