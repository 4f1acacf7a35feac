import { describe, expect, it } from 'vitest'
import { mayExportData } from './export-access.rules.ts'

describe('mayExportData', () => {
  it.each([
    [true, false, true, true],
    [false, true, true, true],
    [false, false, true, false],
    [true, true, false, false],
  ])('admin %s, super admin %s, visible %s: %s', (...row) => {
    const [customerAdmin, customerSuperAdmin, visible, expected] = row
    expect(mayExportData({ customerAdmin, customerSuperAdmin }, { visible })).toBe(expected)
  })
})
