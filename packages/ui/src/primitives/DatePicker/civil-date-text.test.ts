import { describe, expect, it } from 'vitest'
import { maskDate, parseDateText, toDateText } from './civil-date-text.ts'

describe('a day as it is typed', () => {
  it.each([
    ['09/03/2026', '2026-03-09'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['09/03/26', null],
    ['09/03/0026', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(parseDateText(text)).toBe(day)
    if (day) expect(toDateText(day)).toBe(text)
  })

  it.each([
    ['09032026', '09/03/2026'],
    ['9/3/2026', '09/03/2026'],
    ['9.3.2026', '09/03/2026'],
    ['9 / 3 / 2026', '09/03/2026'],
    ['09 03 2026', '09/03/2026'],
    ['2026-03-09', '09/03/2026'],
    [' 09/03/2026 ', '09/03/2026'],
    ['090', '09/0'],
    ['09', '09'],
    ['0/', '0'],
    ['abc', ''],
    ['090320261', '09/03/2026'],
  ])('%j becomes %j', (typed, value) => {
    for (const before of ['', '12/03/2026', '1/03/2026', '//2026']) {
      expect(maskDate(before, typed, typed.length)).toEqual({ value, caret: value.length })
    }
  })
})

/** A field as a keyboard changes it: the selection, or the text on one side of the caret. */
function createField(text: string) {
  let [value, start, end] = [text, text.length, text.length]
  const put = (from: number, to: number, added: string, side?: 'behind') => {
    const typed = value.slice(0, from) + added + value.slice(to)
    const masked = maskDate(value, typed, from + added.length, side)
    value = masked.value
    start = masked.caret
    end = masked.caret
  }
  const field = {
    select: (from: number, to = from) => {
      start = from
      end = to
      return field
    },
    paste: (added: string) => {
      put(start, end, added)
      return field
    },
    type: (keys: string) => {
      for (const key of keys) put(start, end, key)
      return field
    },
    erase: (count = 1) => {
      for (let at = 0; at < count; at += 1) put(start === end ? start - 1 : start, end, '')
      return field
    },
    eraseForward: (count: number) => {
      for (let at = 0; at < count; at += 1) put(start, start + 1, '', 'behind')
      return field
    },
    /** `|` is the caret. */
    shown: () => `${value.slice(0, start)}|${value.slice(start)}`,
  }
  return field
}

describe('a day that is changed', () => {
  it('takes another day, month or year in its place', () => {
    const field = createField('12/03/2026')
    expect(field.select(0, 2).type('1').shown()).toBe('1|/03/2026')
    expect(field.type('5').shown()).toBe('15|/03/2026')
    expect(field.select(3, 5).type('1').shown()).toBe('15/1|/2026')
    expect(field.type('1').shown()).toBe('15/11|/2026')
    expect(field.select(6, 10).type('2').shown()).toBe('15/11/2|')
    expect(field.type('027').shown()).toBe('15/11/2027|')
  })

  it('loses digits by Backspace, and takes others', () => {
    const field = createField('12/03/2026').select(5)
    expect(field.erase().shown()).toBe('12/0|/2026')
    expect(field.type('4').shown()).toBe('12/04|/2026')
    expect(field.erase(2).shown()).toBe('12/|/2026')
    expect(field.erase().shown()).toBe('12|//2026')
    expect(field.type('1104').shown()).toBe('12/11/04|26')
    expect(createField('12/03/2026').erase(7).shown()).toBe('1|')
    expect(createField('12/03/2026').erase(8).shown()).toBe('|')
  })

  it('loses digits by Delete, which gets past a slash', () => {
    const field = createField('12/03/2026').select(0)
    expect(field.eraseForward(1).shown()).toBe('|2/03/2026')
    expect(field.eraseForward(1).shown()).toBe('|/03/2026')
    expect(field.eraseForward(1).shown()).toBe('/|03/2026')
    expect(field.eraseForward(3).shown()).toBe('//|2026')
    expect(field.eraseForward(4).shown()).toBe('|')
  })

  it('is typed over from its beginning', () => {
    const field = createField('12/03/2026').select(0)
    expect(field.type('1').shown()).toBe('1|2/03/2026')
    expect(field.type('5042').shown()).toBe('15/04/2|026')
    expect(field.type('027').shown()).toBe('15/04/2027|')
  })

  it('loses day and month together', () => {
    const field = createField('12/03/2026').select(0, 5)
    expect(field.type('1').shown()).toBe('1|//2026')
    expect(field.type('504').shown()).toBe('15/04|/2026')
    expect(field.select(0, 5).erase().shown()).toBe('|//2026')
    expect(field.select(2, 6).erase().shown()).toBe('|')
  })

  it('takes days of one digit, which a slash ends', () => {
    const field = createField('12/03/2026').select(0, 2)
    expect(field.type('9/').shown()).toBe('09/|03/2026')
    expect(createField('12/03/2026').select(3, 5).type('4/').shown()).toBe('12/04/|2026')
    expect(createField('12/03/2026').select(1).type('/').shown()).toBe('01/|03/2026')
    expect(createField('').type('9/4/2026').shown()).toBe('09/04/2026|')
  })

  it('takes a whole date that is pasted over all of it, or before it', () => {
    for (const pasted of ['09/04/2027', '9/4/2027', '2027-04-09', '09042027']) {
      expect(createField('12/03/2026').select(0, 10).paste(pasted).shown()).toBe('09/04/2027|')
      expect(createField('12/03/2026').select(0).paste(pasted).shown()).toBe('09/04/2027|')
      expect(createField('12/03/2026').paste(pasted).shown()).toBe('12/03/2026|')
    }
    expect(createField('12/03/2026').select(3, 5).paste('11').shown()).toBe('12/11|/2026')
  })

  it.each([
    ['12/03/2026', '1/03/2026', '1/03/2026'],
    ['1/03/2026', '15/03/2026', '15/03/2026'],
    ['12/03/2026', '152/03/2026', '15/03/2026'],
    ['12/03/2026', '12/0/2026', '12/0/2026'],
    ['12/03/2026', '1203/2026', '12/03/2026'],
    ['12/03/2026', '15/03/2026', '15/03/2026'],
    ['12/03/202', '12/03/2027', '12/03/2027'],
  ])('%j is handed in whole as %j', (before, typed, value) => {
    expect(maskDate(before, typed, typed.length)).toEqual({ value, caret: value.length })
  })
})
