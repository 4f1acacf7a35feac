import { expect, it } from 'vitest'
import { buildItem } from '../testing/index.ts'
import { toEntryText } from './entry-text.ts'

const context = { firmName: 'Prado Advogados', timeZone: 'America/Sao_Paulo' }
const said = (item: Parameters<typeof buildItem>[0]) => toEntryText(buildItem(item), context)

it('tells the people of the firm from those of the customer', () => {
  const content = 'Segue.'
  expect(said({ userType: 'BACKOFFICE', userName: 'Helena Prado', content })).toEqual({
    author: 'Helena Prado (escritório)',
    text: 'Segue.',
  })
  expect(said({ userType: 'CUSTOMER', userName: 'Ana Lima', content }).author).toBe('Ana Lima')
})

it('is of the firm itself where nobody is named', () => {
  for (const userType of ['SYSTEM', 'BACKOFFICE'] as const) {
    expect(said({ userType, userName: '' }).author).toBe('Prado Advogados')
  }
})

it('says what became of the status, what was written, and what was deleted', () => {
  const finished = { type: 'STATUS', customFields: { statusKey: 'FINISHED' } } as const
  expect(said({ ...finished, content: 'Segue.' }).text).toBe('Demanda entregue\nSegue.')
  expect(said({ ...finished, content: 'Demanda entregue' }).text).toBe('Demanda entregue')
  expect(said({ deleted: true, content: 'Segue.' }).text).toBe('Mensagem apagada')
})

it('gives days in the time zone of the firm', () => {
  const template = { template: 'Para {{on}}.', parameters: { on: '2026-11-21T02:00:00.000Z' } }
  expect(said({ template }).text).toBe('Para 20/11/2026.')
  const elsewhere = { ...context, timeZone: 'UTC' }
  expect(toEntryText(buildItem({ template }), elsewhere).text).toBe('Para 21/11/2026.')
})
