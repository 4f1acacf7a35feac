import { closing, funding, opening } from './companies.data.ts'
import { dataProtection, hiring, markProtection, welcome } from './everyday.data.ts'
import type { JourneySeed } from './journey-seed.ts'
import { onlineStore, productRegistration, serviceContracts, succession } from './sectors.data.ts'

const seeds = {
  welcome,
  opening,
  dataProtection,
  hiring,
  markProtection,
  funding,
  closing,
  productRegistration,
  serviceContracts,
  onlineStore,
  succession,
} satisfies Record<string, JourneySeed>

export type JourneyKey = keyof typeof seeds

/** The journeys of the demo firm, in the order in which they are shown. */
export const journeySeeds: Readonly<Record<JourneyKey, JourneySeed>> = seeds
