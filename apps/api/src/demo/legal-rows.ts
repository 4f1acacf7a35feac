import { legalTexts, legalVersions } from '@tramite/core/legal'
import type { legalAcceptances } from '../tables/legal.table.ts'
import { type PersonKey, personSeeds } from './people.data.ts'
import { joinedAt, type Registry } from './registry.ts'
import type { Timeline } from './timeline.ts'

/** An address that is kept for documentation (RFC 5737). */
const ADDRESS = '203.0.113.20'

/** Caio has not read the privacy policy yet. */
const isAccepted = (person: PersonKey, document: string) =>
  person !== 'caio' || document === 'terms'

/** What everybody accepted on the day they joined. */
export function toLegalAcceptanceRows(timeline: Timeline, registry: Registry) {
  return (Object.keys(personSeeds) as PersonKey[]).flatMap((person) =>
    legalTexts
      .filter((document) => isAccepted(person, document))
      .map((document): typeof legalAcceptances.$inferInsert => ({
        userId: registry.personId(person),
        document,
        version: legalVersions[document],
        acceptedAt: joinedAt(timeline, personSeeds[person].customer),
        address: ADDRESS,
      })),
  )
}
