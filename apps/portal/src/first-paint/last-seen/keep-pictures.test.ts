import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { App } from '@tramite/react/ports'
import { expect, it, onTestFinished, vi } from 'vitest'
import { hasPrivate, keepPictures } from './keep-pictures.ts'

/** What a page has read, and shows. */
function read(...answers: readonly unknown[]) {
  const queries = new QueryClient()
  const stops = answers.map((answer, index) => {
    const queryKey = [index]
    queries.setQueryData(queryKey, answer)
    return new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {})
  })
  return { queries, leave: () => stops.forEach((stop) => void stop()) }
}
const open = { name: 'Contrato', private: false }
const secret = { name: 'Acordo', private: true }

it.each([
  ['a demand', [open], false],
  ['a private demand', [open, secret], true],
  ['a list that names one', [{ pages: [{ demands: [open, secret] }], pageParams: [null] }], true],
  ['a home that names one', [{ counts: {}, coming: [], overdue: [secret] }], true],
  ['nothing yet', [undefined], false],
])('a page of %s is private: %s', (_, answers, isPrivate) => {
  const page = read(...answers)
  expect(hasPrivate(page)).toBe(isPrivate)
  page.leave()
  expect(hasPrivate(page)).toBe(false)
})

it('keeps no older picture of a private page of which not all has come', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const stored: Record<string, string> = Object.create({
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  })
  const key = 'tramite.lastSeen.ana.demands'
  stored[key] = '{}'
  const seen = new EventTarget()
  vi.stubGlobal('sessionStorage', stored)
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('location', { pathname: '/demands' })
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    getElementById: () => ({}),
    addEventListener: seen.addEventListener.bind(seen),
    removeEventListener: seen.removeEventListener.bind(seen),
  })
  const { queries, leave } = read([secret])
  const never = { queryKey: ['users'], queryFn: () => new Promise(() => {}) }
  const stopWaiting = new QueryObserver(queries, never).subscribe(() => {})
  const ports = { session: { session: () => ({ user: { id: 'ana' } }) } }
  const state = { status: 'pending', resolvedLocation: { pathname: '/demands' } }
  const app = { queries, ports } as unknown as App
  const pages = { state, subscribe: () => () => {} } as unknown as Parameters<
    typeof keepPictures
  >[2]
  const stop = keepPictures(app, 'ana', pages)
  state.status = 'idle'
  expect(Object.keys(stored)).toEqual([key])
  seen.dispatchEvent(new Event('visibilitychange'))
  expect(Object.keys(stored)).toEqual([])
  for (const end of [stop, stopWaiting, leave]) end()
})
