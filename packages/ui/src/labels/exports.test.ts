import { expect, it } from 'vitest'
import { exportsLabels } from './exports.ts'

it('gives the size of an export as every other size', () => {
  expect(exportsLabels.readyText(3 * 1024 ** 3, '10/03/2026')).toMatch(/^3 GB\. /)
  expect(exportsLabels.readyText(820 * 1024, '10/03/2026')).toMatch(/^820 KB\. /)
})
