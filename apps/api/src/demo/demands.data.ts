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
]
