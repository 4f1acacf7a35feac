import { describe, expect, it } from 'vitest'
import { toAuthorityStatus } from './dispatch.rules.ts'
import { describePublishedMark } from './published-mark.rules.ts'

describe('toAuthorityStatus', () => {
  it.each([
    ['IPAS009', '', 'Publicação'],
    ['IPAS421', '', 'Publicação'],
    ['IPAS423', 'Notificação de oposição', 'Oposição'],
    ['IPAS136', 'Exigência de mérito', 'Exigência'],
    ['IPAS029', 'Deferimento do pedido', 'Deferimento'],
    ['IPAS024', 'Indeferimento do pedido', 'Indeferimento'],
    ['IPAS158', 'Concessão de registro', 'Registro'],
    ['IPAS157', 'Arquivamento definitivo de pedido de registro', 'Arquivamento'],
    ['IPAS304', 'Extinção de registro pela caducidade', 'Extinção'],
    ['IPAS400', 'Notificação de instauração de processo de nulidade', 'Nulidade'],
    // A decision on a petition does not change the status of the process.
    ['IPAS270', 'Deferimento da petição', null],
    ['IPAS267', 'Exigência de mérito (em petição)', null],
    ['IPAS235', 'Recurso não provido (decisão mantida)', null],
    ['', '', null],
    ['constructor', 'toString', null],
  ])('%s %s: %s', (code, name, status) => expect(toAuthorityStatus({ code, name })).toBe(status))

  it.each([
    ['CONCESSÃO  DE REGISTRO', 'Registro'],
    ['Republicação de pedido', 'Publicação'],
    ['Exigência formal', 'Exigência'],
    ['Extinção de registro de marca', 'Extinção'],
    ['Notificação de nulidade administrativa, por requerimento de terceiros', 'Nulidade'],
    ['Notificação de caducidade', 'Caducidade'],
    ['Notificação de recurso', 'Recurso'],
    ['Recurso provido (decisão reformada para: Deferimento)', 'Deferimento'],
    ['Requerimento não provido (mantida a concessão)', 'Registro'],
    ['Requerimento provido (nulo o registro)', 'Extinção'],
    ['Arquivamento de petição por falta de procuração', null],
  ])('goes by the name where the code is new: %s', (name, status) => {
    expect(toAuthorityStatus({ code: 'IPAS999', name })).toBe(status)
  })
})

describe('describePublishedMark', () => {
  const mark = { name: 'AURORA', presentation: 'Mista', nature: '', classes: [3] }
  it.each([
    [{}, { name: 'AURORA', apresentacao: 'Mista', natureza: 'Produto' }],
    [
      { presentation: 'Figurativa', name: '' },
      { name: null, apresentacao: 'Figura' },
    ],
    [{ presentation: 'Tridimensional' }, { apresentacao: null }],
    [{ classes: [35] }, { natureza: 'Serviço' }],
    [{ classes: [34, 35] }, { natureza: 'Ambas' }],
    // The office gives most marks this name; their class is more specific.
    [{ nature: 'Produtos e/ou Serviço', classes: [42] }, { natureza: 'Serviço' }],
    [{ nature: 'De Serviço', classes: [] }, { natureza: 'Serviço' }],
    [{ nature: 'De Produto', classes: [Number.NaN, 0, 99] }, { natureza: 'Produto' }],
    [{ nature: 'Certific.', classes: [] }, { natureza: null }],
  ])('%o', (change, expected) => {
    expect(describePublishedMark({ ...mark, ...change })).toMatchObject(expected)
  })
})
