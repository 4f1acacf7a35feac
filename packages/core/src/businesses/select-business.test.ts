import { describe, expect, it } from 'vitest'
import { selectBusiness } from './select-business.ts'

const businesses = [{ id: 'matriz' }, { id: 'filial' }]

describe('selectBusiness', () => {
  it.each([
    ['filial', businesses, 'filial'],
    ['matriz', businesses, 'matriz'],
    ['vendida', businesses, 'matriz'],
    [null, businesses, 'matriz'],
    ['filial', [], undefined],
  ])('stored %j', (storedId, list, expected) => {
    expect(selectBusiness(storedId, list)?.id).toBe(expected)
  })
})
