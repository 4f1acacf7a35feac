import { media } from '@tramite/ui/theme/scale'
import { expect, it } from 'vitest'
import { setWidth } from './window-of-server.ts'

it.each([
  [22, true, false],
  [90, false, true],
])('a window of %d letters is narrow: %s', (width, isNarrow, isWide) => {
  setWidth(width)
  expect(window.matchMedia(media.dialog).matches).toBe(isNarrow)
  expect(window.matchMedia(media.sideBySide).matches).toBe(isWide)
  expect(window.matchMedia(media.reducedMotion).matches).toBe(false)
})

it('no window both stacks columns and has them side by side', () => {
  for (const width of [59, 60, 60.0625, 61]) {
    setWidth(width)
    const isStacked = window.matchMedia(media.columns).matches
    expect(window.matchMedia(media.sideBySide).matches).toBe(!isStacked)
  }
})
