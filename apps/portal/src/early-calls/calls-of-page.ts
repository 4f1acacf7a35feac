import type { EarlyCall } from './early-calls.types.ts'

const get = (url: string): EarlyCall => ({ method: 'GET', url: `/api/${url}` })

const businesses = get('business?includeAll=true')

const list: readonly EarlyCall[] = [
  get('demands/board?limit=20&finishedKind=specific&blockedKind=specific'),
  get('users?limit=200&page=0'),
  get('getdemandsTags?limit=200'),
]

const demandPath = /^\/demands\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

const demand = (id: string): readonly EarlyCall[] => [
  { method: 'POST', url: `/api/demands/${id}/visualized` },
  get(`demands/${id}`),
  get(`demands/${id}/items`),
  get(`demands/${id}/timeline`),
  get(`documents?demandId=${id}&limit=50`),
]

/**
 * What a page of the portal asks first, known from its address alone. Only of the pages that are opened most;
 * the others ask once their code is there.
 * @param path of the address
 * @param search of the address, with its question mark; a list that is filtered asks for itself
 */
export function callsOfPage(path: string, search: string): readonly EarlyCall[] {
  if (path === '/') return [businesses, get('home')]
  if (path === '/demands') return search === '' ? [businesses, ...list] : [businesses]
  const [, id] = demandPath.exec(path) ?? []
  if (id) return [businesses, ...demand(id)]
  return path === '/demands/new' ? [businesses, get('users?limit=200&page=0')] : []
}
