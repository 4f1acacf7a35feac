import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../config/contrast.ts'
import { darkSurface, textContrast } from '../config/firm.schema.ts'
import { toDarkAccent, toInitials } from './firm-draft.ts'

describe('toInitials', () => {
  it.each([
    ['Silva e Souza Advogados', 'SS'],
    ['Vasconcelos & Prado', 'VP'],
    ['Andrade', 'A'],
    ['de Ávila da Costa', 'ÁC'],
  ])('of %s are %s', (name, initials) => expect(toInitials(name)).toBe(initials))
})

describe('toDarkAccent', () => {
  it('can be read on the dark theme, whatever the colour', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        const light = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
        expect(contrastOf(toDarkAccent(light), darkSurface)).toBeGreaterThanOrEqual(textContrast)
      }),
    )
  })

  it('leaves alone what can be read, and what is no colour', () => {
    expect(toDarkAccent('#6fc3a6')).toBe('#6fc3a6')
    expect(toDarkAccent('verde')).toBe('verde')
  })
})
