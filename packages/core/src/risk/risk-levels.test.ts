import { expect, it } from 'vitest'
import { riskBands } from './risk-levels.ts'

it('levels have colours that can be read on white', () => {
  const channel = (hex: string) => {
    const value = Number.parseInt(hex, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  for (const { color } of riskBands) {
    const [r = '', g = '', b = ''] = color.match(/[0-9a-f]{2}/g) ?? []
    const luminance = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
    expect(1.05 / (luminance + 0.05), color).toBeGreaterThanOrEqual(4.5)
  }
})
