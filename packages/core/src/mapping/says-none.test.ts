import { expect, it } from 'vitest'
import { saysNone, someOf } from './says-none.ts'

it.each([
  'Não há compartilhamento',
  'não há',
  'Nao ha dados sensiveis',
  'Não',
  'não.',
  'Nenhum',
  'Nenhuma',
  'Ninguém',
  'Nenhum dado sensível',
  'Não se aplica',
  'N/A',
  'Não tratamos dados de crianças',
  'Não compartilhamos',
  'Não coletamos',
  'Não existem',
  'Não saem do Brasil',
  'Todos os dados ficam no Brasil',
])('%s says that there is nothing', (value) => {
  expect(saysNone(value)).toBe(true)
})

it.each([
  '',
  'Sim',
  'Não verificada',
  'Idade não verificada',
  'Não sabemos',
  'Notas fiscais',
  'Não tratamos dados de crianças sem consentimento',
  'Não compartilhamos, exceto com a contabilidade',
  'Nenhum além da contabilidade',
  'Nenhum terceiro exceto a contabilidade',
  'Servidores nos Estados Unidos',
  'Alguns dados não ficam no Brasil',
  'Nem todos os dados ficam no Brasil',
])('%s does not say that there is nothing', (value) => {
  expect(saysNone(value)).toBe(false)
})

it.each([
  ['question8', 'Não,apenas dados cadastrais', []],
  ['question7', 'Não,só adultos', []],
  ['question8', 'Não,Biometria', ['Biometria']],
  ['question8', 'apenas biometria', ['apenas biometria']],
  ['question12', 'Servidores no Brasil', []],
  ['question12', 'Somente no Brasil', []],
  ['question12', 'Não,os servidores ficam no Brasil', []],
  ['question12', 'Alguns dados não ficam no Brasil', ['Alguns dados não ficam no Brasil']],
  ['question12', 'Matriz nos EUA e filial no Brasil', ['Matriz nos EUA e filial no Brasil']],
  ['question10', 'Parceiros no Brasil', ['Parceiros no Brasil']],
] as const)('%s answered with %s names %j', (field, answer, named) => {
  expect(someOf({ [field]: answer }, field)).toEqual(named)
})
