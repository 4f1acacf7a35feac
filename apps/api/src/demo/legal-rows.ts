import { defaultContent } from '../content/content.ts'
import type { legalAcceptances } from '../tables/legal.table.ts'
import { type PersonKey, personSeeds } from './people.data.ts'
import { joinedAt, type Registry } from './registry.ts'
import type { Timeline } from './timeline.ts'

/** An address that is kept for documentation (RFC 5737). */
const ADDRESS = '203.0.113.20'

const acceptedTexts = ['terms', 'privacy'] as const

/** Sônia knows the texts as they were first published: she is asked about what has changed since. */
const versionOf = (person: PersonKey, document: (typeof acceptedTexts)[number]) => {
  const { date, revised } = defaultContent.legal[document]
  return person === 'sonia' ? date : revised
}

/** What everybody accepted on the day they joined. */
export function toLegalAcceptanceRows(timeline: Timeline, registry: Registry) {
  return (Object.keys(personSeeds) as PersonKey[]).flatMap((person) =>
    acceptedTexts.map((document): typeof legalAcceptances.$inferInsert => ({
      userId: registry.personId(person),
      document,
      version: versionOf(person, document),
      acceptedAt: joinedAt(timeline, personSeeds[person].customer),
      address: ADDRESS,
    })),
  )
}
