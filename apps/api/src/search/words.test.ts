import { describe, expect, it } from 'vitest'
import { type Piece, toPieces } from './words.ts'

const shown = (piece: Piece) => {
  switch (piece.kind) {
    case 'word':
      return piece.text
    case 'number':
      return `number ${piece.joined[0]}`
    case 'compound':
      return `compound ${piece.joined[0]}`
    case 'name':
      return `name ${piece.short}`
  }
}

describe('toPieces', () => {
  it.each([
    ['words, folded', 'Ação Cível', ['acao', 'civel']],
    ['nothing but signs', '— ... !', []],
    ['a number with its signs', '0001234-56.2024', ['number 0001234562024']],
    ['a number with cents', '1.500,25', ['number 150025']],
    ['the numbers of a list', '101,102', ['number 101', 'number 102']],
    ['a number glued to its word', 'art5', ['art', 'number 5']],
    ['an ordinal', '5º', ['number 5']],
    ['initials', 'S.A. n/c', ['sa', 'nc']],
    ['a single letter', 'a b', ['a', 'b']],
    ['a verb with a pronoun', 'notificá-lo', ['notificar']],
    ['a verb around a pronoun', 'responder-se-á', ['responder']],
    ['a compound', 'vice-presidente', ['compound vicepresidente']],
    ['a compound written apart', 'vice presidente', ['compound vicepresidente']],
    ['a prefix before a short word', 'vice rei', ['vice', 'rei']],
    ['a name, with its function words', 'Lei Geral de Proteção de Dados', ['name lgpd']],
    ['the name without them', 'lei geral proteção dados', ['name lgpd']],
    ['the beginning of a name', 'Lei Geral de', ['lei', 'geral', 'de']],
  ])('reads %s', (_, text, pieces) => {
    expect(toPieces(text).map(shown)).toEqual(pieces)
  })

  it('ends a piece where it has too many parts', () => {
    const list = Array.from({ length: 9 }, (_, index) => `parte${index}x`).join('-')
    expect(toPieces(list).map(({ kind }) => kind)).toEqual(['compound', 'word'])
  })
})
