import { expect, it } from 'vitest'
import { toStillOffered } from './still-offered.ts'

it('keeps of what was chosen what is still offered, and all while not all is read', () => {
  const offered = [{ id: 'a' }, { id: 'b' }]
  expect(toStillOffered(['b', 'gone'], offered, true)).toEqual(['b'])
  expect(toStillOffered(['b', 'later'], offered, false)).toEqual(['b', 'later'])
})
