import { expect, it } from 'vitest'
import { type ContractInput, toolNames } from '../access/index.ts'
import { conventions } from '../calendar/index.ts'
import { buildCustomer } from '../testing/index.ts'
import { findDemandOrigin } from './demand-origin.rules.ts'

const contractOf = (customer: Parameters<typeof buildCustomer>[0]): ContractInput => ({
  customer: buildCustomer(customer),
  user: { customerAdmin: false, customerSuperAdmin: false },
  today: '2026-11-19',
  conventions: conventions.specified,
})
const pathOf = (demandTypeName: string | null, customer = {}) =>
  findDemandOrigin({ demandTypeName, journey: null }, contractOf(customer))?.path

it('is found by the type of the demand', () => {
  expect(pathOf('Registro de Marcas')).toBe('/tools/marks')
  expect(pathOf('Análise Interna de Risco')).toBe('/tools/analysisRisk')
  expect(pathOf('Reunião Mapeamento de Dados')).toBe('/tools/mapping')
  expect(pathOf('Mapeamento de Dados')).toBe('/tools/mapping')
  expect(pathOf('Revisão de Documento Gerado')).toBe('/tools/templates')
  expect(pathOf('Demanda Específica')).toBeUndefined()
  expect(pathOf(null)).toBeUndefined()
})

it('is none where the tool is closed to the customer', () => {
  const specific = { isSpecificDemand: true }
  expect(pathOf('Registro de Marcas', specific)).toBeUndefined()
  const contracted = { ...specific, customerAccess: [toolNames.marks] }
  expect(pathOf('Registro de Marcas', contracted)).toBe('/tools/marks')
  expect(pathOf('Registro de Marcas', { hasSuspendedContract: true })).toBeUndefined()
})

it('is the journey of a demand that is a step of one', () => {
  const journey = { waitsForSteps: false, journeyType: { id: 'j1', title: 'Adequação à LGPD' } }
  const found = (customer = {}) =>
    findDemandOrigin({ demandTypeName: null, journey }, contractOf(customer))
  const shown = { kind: 'journey', name: 'Adequação à LGPD', path: '/journeys/j1' }
  expect(found()).toEqual(shown)
  expect(found({ isSpecificDemand: true })).toEqual(shown)
  expect(found({ hasSuspendedContract: true })).toBeUndefined()
  const ofTool = { demandTypeName: 'Registro de Marcas', journey }
  expect(findDemandOrigin(ofTool, contractOf({}))?.path).toBe('/tools/marks')
  expect(findDemandOrigin(ofTool, contractOf({ isSpecificDemand: true }))).toEqual(shown)
})
