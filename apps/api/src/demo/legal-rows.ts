import type { CivilDate } from '@tramite/core/calendar'
import { defaultContent } from '../content/content.ts'
import type { legalAcceptances } from '../tables/legal.table.ts'
import { type PersonKey, personSeeds } from './people.data.ts'
import { joinedAt, type Registry } from './registry.ts'
import type { Timeline } from './timeline.ts'

/** An address reserved for documentation (RFC 5737). */
const ADDRESS = '203.0.113.20'

const acceptedTexts = ['terms', 'privacy'] as const

/** Sônia has accepted the texts as first published: she is asked about the changes since. */
const versionOf = (person: PersonKey, document: (typeof acceptedTexts)[number]) => {
  const { date, revised } = defaultContent.legal[document]
  return person === 'sonia' ? date : revised
}

/** The day they joined, or that of a later text: it could not be accepted before it existed. */
function acceptedAt(timeline: Timeline, person: PersonKey, version: CivilDate): string {
  const joined = new Date(joinedAt(timeline, personSeeds[person].customer))
  const published = Math.min(Date.parse(`${version}T15:00:00Z`), timeline.now.getTime())
  return new Date(Math.max(joined.getTime(), published)).toISOString()
}

/** Everybody's acceptances, in the versions that they have seen. */
export function toLegalAcceptanceRows(timeline: Timeline, registry: Registry) {
  return (Object.keys(personSeeds) as PersonKey[]).flatMap((person) =>
    acceptedTexts.map((document): typeof legalAcceptances.$inferInsert => {
      const version = versionOf(person, document)
      return {
        userId: registry.personId(person),
        document,
        version,
        acceptedAt: acceptedAt(timeline, person, version),
        address: ADDRESS,
      }
    }),
  )
}
