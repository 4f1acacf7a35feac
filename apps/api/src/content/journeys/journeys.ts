import type { JourneysSource, JourneyTexts } from '../journeys-source.schema.ts'
import { closing, funding, opening } from './companies.ts'
import { dataProtection, hiring, markProtection, welcome } from './everyday.ts'
import { onlineStore, productRegistration, serviceContracts, succession } from './sectors.ts'

const texts = {
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
} satisfies Record<string, JourneyTexts>

export type JourneyKey = keyof typeof texts

/** Our journeys by their keys. */
export const journeyTexts: Readonly<Record<JourneyKey, JourneyTexts>> = texts

/** Our journeys, in the order in which they are shown. */
export const journeys: JourneysSource = {
  journeys: Object.entries(journeyTexts).map(([key, each]) => ({ key, ...each })),
}
