import { describe, expect, it } from 'vitest'
import { countCompletions, toMappingPdf } from './mapping-pdf.rules.ts'

const filed = (id: string, createdAt: string) => ({ id, createdAt })
const first = '2026-03-11T16:05:00.000Z'
const second = '2026-09-02T13:00:00.000Z'
const later = '2026-10-20T13:00:00.000Z'
const parts = ['2-1', '2-2', '2-3'].map((id) => filed(id, second))
const whole = filed('1', first)

it('a mapping of several parts is one completion', () => {
  expect(countCompletions([])).toBe(0)
  expect(countCompletions([...parts, whole])).toBe(2)
})

describe('the PDF of a report', () => {
  it('is every part of the last completion', () => {
    const pdf = { documents: parts, isCurrent: true }
    expect(toMappingPdf([...parts, whole], { completedAt: first }, 'FINISHED')).toEqual(pdf)
    const redone = toMappingPdf([...parts, whole], { completedAt: second }, 'PENDING')
    expect(redone).toEqual({ ...pdf, isCurrent: false })
  })

  it('is the former one, said to be so, until that of a finished mapping is made', () => {
    const pdf = { documents: [whole], isCurrent: false }
    expect(toMappingPdf([whole], { completedAt: first }, 'FINISHED')).toEqual(pdf)
    expect(toMappingPdf([], { completedAt: null }, 'FINISHED')).toBeNull()
  })

  it('is none that was filed since, while the mapping is redone', () => {
    const documents = [filed('3', later), whole]
    for (const stage of ['PENDING', 'IN_PROGRESS'] as const) {
      const pdf = toMappingPdf(documents, { completedAt: first }, stage)
      expect(pdf).toEqual({ documents: [whole], isCurrent: false })
    }
  })

  it('is the newest, where answers were not archived yet', () => {
    const pdf = toMappingPdf([...parts, whole], { completedAt: null }, 'PENDING')
    expect(pdf?.documents).toEqual(parts)
    expect(toMappingPdf([whole], { completedAt: null }, 'FINISHED')?.isCurrent).toBe(true)
  })
})
