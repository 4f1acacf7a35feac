import { describe, expect, it } from 'vitest'
import { isListedDocument } from './listed-document.rules.ts'

describe('isListedDocument', () => {
  it.each([
    ['without author', null, null, true],
    ['of the firm', '0193', 'BACKOFFICE', true],
    ['of a customer', '0193', 'CUSTOMER', false],
    ['of an unknown kind of author', '0193', null, false],
  ] as const)('a document %s', (_, userId, userType, expected) => {
    expect(isListedDocument({ userId, userType })).toBe(expected)
  })
})
