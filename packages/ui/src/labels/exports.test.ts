import { exportFileMessages } from '@tramite/core/messages'
import { expect, it } from 'vitest'
import { exportsLabels } from './exports.ts'

it('gives the size of an export as every other size', () => {
  const [made, until] = ['03/03/2026, 09:00', '10/03/2026']
  expect(exportsLabels.readyText(3 * 1024 ** 3, made, until)).toMatch(/^3 GB, feito em 03/)
  expect(exportsLabels.readyText(820 * 1024, made, until)).toMatch(/^820 KB, /)
})

it.each(Object.entries(exportFileMessages).filter(([code]) => code.startsWith('exports.section.')))(
  'names on its page what is in the file: %s',
  (_, title) => {
    expect(exportsLabels.contentsText.toLowerCase()).toContain(title.toLowerCase())
  },
)
