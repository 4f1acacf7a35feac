import { describe, expect, it } from 'vitest'
import { toMailGreeting, toMailName } from './mail-name.rules.ts'

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
  ])('%s: %s', (name, address) => expect(toMailGreeting(name)).toBe(address))
})

describe('how a person is named to others', () => {
  it.each([
    ['Maria Aparecida dos Santos de Oliveira Lima', 'Maria Aparecida dos Santos de Oliveira Lima'],
    ['J.P. Silva', 'J.P. Silva'],
    ['Nogueira, Rafael', 'Nogueira, Rafael'],
    ['Dr. João d´Ávila', 'Dr. João d´Ávila'],
    ['lia (escritório)', 'lia (escritório)'],
    ['Ana \n 2ª  Vara', 'Ana 2ª Vara'],
    ['Ana\u202e Lima\u200b', 'Ana Lima'],
    ['Ana https://evil.example/a Lima', 'Ana Lima'],
    ['Ana www.evil.example', 'Ana'],
    ['Ana evil．example evil。example ｅvil.co/', 'Ana'],
    ['Ana fale@evil.example', 'Ana'],
    ['Ana 10.0.0.255', 'Ana'],
    ['Ana ligue (11) 98765-4321', 'Ana ligue'],
    ['Ana 1 2 3 4 5', 'Ana'],
    ['https://evil.example', 'Alguém'],
    [' ', 'Alguém'],
  ])('%s: %s', (name, said) => expect(toMailName(name)).toBe(said))
})
