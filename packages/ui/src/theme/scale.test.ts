import { expect, it } from 'vitest'
import { breakpoint } from './scale.ts'

it('breaks the layout where the specification does', () => {
  expect(Object.values(breakpoint)).toEqual([576, 600, 960, 1107])
})
