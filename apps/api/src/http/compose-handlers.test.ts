import { expect, it } from 'vitest'
import { handlers } from '../composition/handlers.ts'
import { composeHandlers } from './compose-handlers.ts'
import type { Handler } from './operation.ts'

const readNobody: Handler<'getDemand'> = () => Promise.reject(new Error('nobody'))
const { getDemand, ...others } = handlers

it('puts together what the features hand over', () => {
  expect(composeHandlers({ demands: { getDemand }, others })).toEqual(handlers)
})

it('does not compile without an operation', () => {
  // @ts-expect-error nobody reads a demand
  composeHandlers({ others })
})

it('does not compile with an operation that two features carry out', () => {
  // @ts-expect-error which of the two reads a demand?
  composeHandlers({ handlers, demands: { getDemand: readNobody } })
})

it('does not compile with an operation that the contract does not know', () => {
  // @ts-expect-error the contract writes it otherwise
  composeHandlers({ others, demands: { getDemand, readDemand: getDemand } })
})

it('does not compile with the handler of another operation', () => {
  // @ts-expect-error what reads a list does not read a demand
  composeHandlers({ others, demands: { getDemand: handlers.listDemands } })
})
