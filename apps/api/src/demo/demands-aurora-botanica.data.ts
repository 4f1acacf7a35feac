import type { DemandSeed } from './seed.types.ts'

/** The demands of Aurora Botânica: raw materials, land, export. */
export const auroraBotanicaDemands: readonly DemandSeed[] = []
