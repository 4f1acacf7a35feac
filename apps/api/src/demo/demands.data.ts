import { auroraBotanicaDemands } from './demands-aurora-botanica.data.ts'
import { auroraCosmeticosDemands } from './demands-aurora-cosmeticos.data.ts'
import type { DemandSeed } from './seed.types.ts'

/** The demands of all customers. */
export const demandSeeds: readonly DemandSeed[] = [
  ...auroraCosmeticosDemands,
  ...auroraBotanicaDemands,
]
