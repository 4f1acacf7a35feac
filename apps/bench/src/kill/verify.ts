import type { Acknowledged } from './acknowledged.ts'
import type { Api } from './api.ts'

interface Page {
  readonly items: readonly { id: string; content: string | null }[]
  readonly nextCursor: string | null
}

async function readConversation(api: Api, demandId: string): Promise<Map<string, string>> {
  const path = `/demands/${demandId}/items`
  const found = new Map<string, string>()
  let cursor: string | null = null
  do {
    const page: Page = await api.call(
      'GET',
      `${path}?limit=200${cursor ? `&cursor=${cursor}` : ''}`,
    )
    for (const { id, content } of page.items) found.set(id, content ?? '')
    cursor = page.nextCursor
  } while (cursor)
  return found
}

async function readName(api: Api, demandId: string): Promise<string | undefined> {
  const demand = await api
    .call<{ name: string }>('GET', `/demands/${demandId}`)
    .catch(() => undefined)
  return demand?.name
}

/** The ids of acknowledged writes that the server does not return, or returns with another text. */
export async function findLost(api: Api, { demands, messages }: Acknowledged): Promise<string[]> {
  const lost: string[] = []
  for (const [id, name] of demands) if ((await readName(api, id)) !== name) lost.push(id)
  for (const [demandId, items] of messages) {
    const found = await readConversation(api, demandId)
    for (const [id, text] of items) if (found.get(id) !== text) lost.push(id)
  }
  return lost
}
