import type { RiskSource } from '../risk-source.schema.ts'
import { customersRisk } from './customers-profile.ts'
import { institutionRisk } from './institution-profile.ts'
import { operationsRisk } from './operations-profile.ts'
import { peopleRisk } from './people-profile.ts'

/**
 * The internal risk analysis about money laundering and the financing of terrorism, by the four
 * profiles that the law asks to assess: customers, institution, operations, staff and partners.
 */
export const riskAnalysis: RiskSource = {
  sectors: [customersRisk, institutionRisk, operationsRisk, peopleRisk],
}
