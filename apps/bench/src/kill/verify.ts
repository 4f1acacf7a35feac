import type { Acknowledged } from './acknowledged.ts'
import type { Api } from './api.ts'

interface Page {
  readonly demands?: readonly { id: string; name: string }[]
  readonly items?: readonly { id: string; content: string | null }[]
  readonly nextCursor: string | null
}

async function readAll(api: Api, path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let cursor: string | null = null
  do {
    const page: Page = await api.call(
      'GET',
      `${path}?limit=200${cursor ? `&cursor=${cursor}` : ''}`,
    )
    for (const { id, name } of page.demands ?? []) found.set(id, name)
    for (const { id, content } of page.items ?? []) found.set(id, content ?? '')
    cursor = page.nextCursor
  } while (cursor)
  return found
}

const missingOf = (expected: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>) =>
  [...expected].filter(([id, text]) => found.get(id) !== text).map(([id]) => id)

/** The ids of acknowledged writes that the server does not show, or shows with another text. */
export async function findLost(api: Api, { demands, messages }: Acknowledged): Promise<string[]> {
  const lost = missingOf(demands, await readAll(api, '/demands'))
  for (const [demandId, items] of messages) {
    lost.push(...missingOf(items, await readAll(api, `/demands/${demandId}/items`)))
  }
  return lost
}
