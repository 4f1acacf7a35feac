import { describe, expect, it } from 'vitest'
import { toPageWindow } from './page-window.ts'

describe('toPageWindow', () => {
  it.each([
    [0, 1, [0], undefined],
    [0, 4, [0, 1, 2, 3], undefined],
    [3, 4, [0, 1, 2, 3], undefined],
    [0, 5, [0, 1, 2, 3], 4],
    [1, 5, [0, 1, 2, 3], 4],
    [2, 5, [1, 2, 3, 4], undefined],
    [5, 20, [4, 5, 6, 7], 19],
    [16, 20, [15, 16, 17, 18], 19],
    [19, 20, [16, 17, 18, 19], undefined],
    [99, 3, [0, 1, 2], undefined],
    [-1, 9, [0, 1, 2, 3], 8],
  ])('page %i of %i', (page, pageCount, pages, last) => {
    expect(toPageWindow(page, pageCount)).toEqual({ pages, last })
  })

  it('always offers the current page and the last one', () => {
    for (let count = 1; count < 30; count += 1) {
      for (let page = 0; page < count; page += 1) {
        const { pages, last } = toPageWindow(page, count)
        expect(pages).toContain(page)
        expect(pages.length).toBeLessThanOrEqual(4)
        expect([...pages, last]).toContain(count - 1)
      }
    }
  })
})
