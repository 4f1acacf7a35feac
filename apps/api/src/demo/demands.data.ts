import { botanicaDemands } from './demands-botanica.data.ts'
import { botanicaDelivered } from './demands-botanica-delivered.data.ts'
import { brisaDemands } from './demands-brisa.data.ts'
import { contractStateDemands, specificDemands } from './demands-contract-states.data.ts'
import { cosmeticosDelivered } from './demands-cosmeticos-delivered.data.ts'
import { cosmeticosNext } from './demands-cosmeticos-next.data.ts'
import { cosmeticosQueue } from './demands-cosmeticos-queue.data.ts'
import { cosmeticosValidated } from './demands-cosmeticos-validated.data.ts'
import { cosmeticosWaiting } from './demands-cosmeticos-waiting.data.ts'
import { cosmeticosMeetings } from './demands-meetings.data.ts'
import { journeyDemandSeeds } from './journeys/journey-demands.data.ts'
import { mappingDemands } from './mapping/mapping-demands.data.ts'
import { markDemands } from './marks/mark-demands.data.ts'
import { riskDemands } from './risk/risk-demands.data.ts'
import type { DemandSeed } from './seed.types.ts'

/** The demands of all customers. */
export const demandSeeds: readonly DemandSeed[] = [
  ...cosmeticosNext,
  ...cosmeticosQueue,
  ...cosmeticosWaiting,
  ...cosmeticosDelivered,
  ...cosmeticosValidated,
  ...cosmeticosMeetings,
  ...botanicaDemands,
  ...botanicaDelivered,
  ...brisaDemands,
  ...contractStateDemands,
  ...specificDemands,
  ...journeyDemandSeeds,
  ...mappingDemands,
  ...riskDemands,
  ...markDemands,
]
