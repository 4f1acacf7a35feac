import { expect, it } from 'vitest'
import { toThemeChoice } from './index.ts'

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['blue', 'system'],
  [null, 'system'],
])('a device that keeps %s looks %s', (stored, choice) => {
  expect(toThemeChoice(stored)).toBe(choice)
})
