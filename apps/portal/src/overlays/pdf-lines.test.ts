import { expect, test } from 'vitest'
import { toPdfLines } from './pdf-lines.ts'

test('a page of a PDF is read line by line, and a word of two runs as one', () => {
  const run = (str: string, hasEOL = false) => ({ str, hasEOL })
  const items = [
    run('Contrato'),
    run(' '),
    run('de prestação'),
    run('', true),
    { type: 'endMarkedContent' },
    run('', true),
    run('C'),
    run('láusula 1', true),
    run('O valor'),
  ]
  expect(toPdfLines(items)).toEqual(['Contrato de prestação', 'Cláusula 1', 'O valor'])
})
