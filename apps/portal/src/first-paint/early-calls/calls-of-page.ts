import { demandPath } from './demand-path.ts'
import type { EarlyCall } from './early-calls.types.ts'

const get = (url: string): EarlyCall => ({ method: 'GET', url: `/api/${url}` })

/** The shell around every page: the answers to three calls in one. */
const shell: EarlyCall = {
  ...get('home/shell'),
  parts: {
    '/api/business?includeAll=true': 'businesses',
    '/api/home/waiting': 'waiting',
    '/api/users/notifications?page=0&limit=15': 'notifications',
  },
}

const board = get('demands/board?limit=12&finishedKind=specific&blockedKind=specific')

const demand = (id: string): readonly EarlyCall[] => [
  { method: 'POST', url: `/api/demands/${id}/visualized` },
  get(`demands/${id}/page`),
]

/**
 * The first calls of a page of the portal, derived from its address alone. Only the pages opened most are
 * listed with their own data; the others read them once their code has arrived.
 * @param path of the address
 * @param search of the address, with its question mark; a filtered list reads its own data
 */
export function callsOfPage(path: string, search: string): readonly EarlyCall[] {
  if (path === '/') return [shell, get('home')]
  if (path === '/demands') return search === '' ? [shell, board] : [shell]
  const [, id] = demandPath.exec(path) ?? []
  if (id) return [shell, ...demand(id)]
  return path === '/demands/new' ? [shell, get('users?inBusiness=true&limit=200')] : [shell]
}
