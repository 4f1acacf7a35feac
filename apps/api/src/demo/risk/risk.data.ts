import { customersRisk } from './customers.data.ts'
import { institutionRisk } from './institution.data.ts'
import { operationsRisk } from './operations.data.ts'
import { peopleRisk } from './people.data.ts'
import type { RiskSectorSeed } from './risk-seed.ts'

/**
 * The internal risk analysis about money laundering and the financing of terrorism, by the four
 * profiles: customers, institution, operations, staff and partners.
 */
export const riskSeeds: readonly RiskSectorSeed[] = [
  customersRisk,
  institutionRisk,
  operationsRisk,
  peopleRisk,
]
