import { describe, expect, it } from 'vitest'
import { toMailName } from './mail-name.rules.ts'

describe('how a person is addressed', () => {
  it.each([
    ['Marcos Teixeira Lobo', 'Marcos Teixeira Lobo'],
    ["  Ana  D'Ávila-Conceição ", "Ana D'Ávila-Conceição"],
    ['José R. Silva', 'José R. Silva'],
    ['João (Financeiro)', 'João'],
    ['Premio! acesse https://evil.example/a agora!', 'usuário do portal'],
    ['Ana https://evil.example', 'Ana'],
    ['Ana www.evil.example', 'Ana'],
    ['Ana evil.example', 'Ana'],
    ['Ana fale@evil.example', 'Ana'],
    ['Ana ligue 11 98765-4321', 'Ana ligue'],
    ['https://evil.example', 'usuário do portal'],
    ['x'.repeat(40), 'usuário do portal'],
    ['a b c d e f g', 'a b c d e'],
  ])('%s: %s', (name, address) => expect(toMailName(name)).toBe(address))
})
