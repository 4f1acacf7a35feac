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
