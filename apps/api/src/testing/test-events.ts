import { expect } from 'vitest'
import { until } from './test-finance.ts'
import { type PersonName, tokenOf } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

export interface EventPage {
  readonly events: { type: string; demandId?: string; customerId?: string }[]
  /** A page that is closed is cut as well. */
  readonly ended: Promise<'in order' | 'cut'>
  close(): void
}

/** A portal that listens, and where. */
interface ListeningPortal {
  readonly portal: TestPortal
  readonly origin: string
}

/** The demands that a page has heard of. */
export const heard = (page: EventPage) => page.events.map(({ demandId }) => demandId)

/**
 * Open pages, and what they hear.
 * @param listening the portal of the file, which listens before its first test
 */
export function useEvents(listening: () => ListeningPortal) {
  const pages: EventPage[] = []

  /** An open page of a user. */
  async function openPage(
    as: PersonName,
    at = listening().origin,
    missedMs?: number,
  ): Promise<EventPage> {
    const controller = new AbortController()
    const query = missedMs === undefined ? '' : `?missedMs=${missedMs}`
    const answer = await fetch(`${at}/api/events${query}`, {
      headers: { authorization: `Bearer ${tokenOf(as)}` },
      signal: controller.signal,
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const events: EventPage['events'] = []
    async function listen() {
      let rest = ''
      try {
        for await (const chunk of answer.body ?? []) {
          const frames = (rest + Buffer.from(chunk).toString()).split('\n\n')
          rest = frames.pop() ?? ''
          for (const frame of frames) {
            if (frame.startsWith('data: ')) events.push(JSON.parse(frame.slice(6)))
          }
        }
        return 'in order'
      } catch {
        return 'cut'
      }
    }
    const page = { events, ended: listen(), close: () => controller.abort() }
    pages.push(page)
    return page
  }
  /** @returns the id of a new demand */
  const create = async (as: PersonName, body: object = {}, business?: string) =>
    (
      await listening().portal.call('createDemand', {
        as,
        ...(business && { business }),
        body: { name: 'Acordo', description: 'x', ...body },
      })
    ).body.id
  /** What a page of Davi's hears of before a demand of his own: whatever was left earlier has come by then. */
  async function heardBefore(page: EventPage) {
    const own = await create('davi')
    await until(() => heard(page).includes(own))
    return heard(page).filter((id) => id !== own)
  }
  return {
    openPage,
    create,
    heardBefore,
    closePages() {
      for (const page of pages.splice(0)) page.close()
    },
  }
}
