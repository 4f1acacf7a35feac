import { describe, expect, it } from 'vitest'
import { toImportedMark, toMarkDemand } from './mark-demand.ts'

describe('the demand of a mark', () => {
  it('is named after it, as long as names may be', () => {
    expect(toMarkDemand({ name: ' Aurora ', description: ' Sabonetes. ' })).toEqual({
      name: 'Registro da marca Aurora',
      description: 'Sabonetes.',
    })
    expect(toMarkDemand({ name: 'a'.repeat(255), description: 'b' }).name).toHaveLength(255)
    const pictures = toMarkDemand({ name: '😀'.repeat(127), description: 'b' }).name
    expect(pictures).toBe(`Registro da marca ${'😀'.repeat(118)}`)
  })

  it('is named after the process of an imported one', () => {
    expect(toImportedMark('903456789')).toMatchObject({
      name: 'Processo 903456789',
      demand: { name: 'Acompanhamento da marca do processo 903456789' },
    })
  })
})
