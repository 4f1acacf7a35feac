import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReturnPath } from './return-to.ts'

describe('the page after sign-in', () => {
  it.each([
    ['/demands?status=OPEN#x', '/demands?status=OPEN#x'],
    ['/demands?q=a b', '/demands?q=a%20b'],
    ['/', '/'],
    [undefined, '/'],
    [42, '/'],
    ['', '/'],
    ['demands', '/'],
    ['https://evil.example/x', '/'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('%j leads to %j', (given, expected) => {
    expect(toReturnPath(given)).toBe(expected)
  })

  it('never leaves this origin', () => {
    const origin = 'https://portal.example'
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (given) => {
          expect(new URL(toReturnPath(given), origin).origin).toBe(origin)
        },
      ),
    )
  })
})
