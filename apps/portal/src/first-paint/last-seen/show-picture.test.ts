import { storageKeys } from '@tramite/core/session'
import { afterEach, expect, it, vi } from 'vitest'
import { toPictureEnd } from './keep-pictures.ts'
import { toOwnKeys } from './picture-place.ts'
import { readPicture } from './show-picture.ts'

const picture = { businessId: 'b', address: '/demands', code: '', scrollY: 0, nodes: [] }

const storage = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
})

/** Opens the page at a time, with the picture that was taken at another. */
function open(takenAt: string, now: string, timeZone = 'America/Sao_Paulo') {
  const taken = new Date(takenAt)
  const kept = { ...picture, takenAt: taken.getTime(), until: toPictureEnd(taken, timeZone) }
  vi.useFakeTimers({ now: new Date(now) })
  vi.stubGlobal('location', { pathname: '/demands', search: '' })
  vi.stubGlobal('HTMLTemplateElement', class {})
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('sessionStorage', storage({}))
  const user = JSON.stringify({ id: 'u' })
  const stored = { [`${toOwnKeys('u')}demands`]: JSON.stringify(kept) }
  const session = {
    [storageKeys.token]: 't',
    [storageKeys.user]: user,
    [storageKeys.businessId]: 'b',
  }
  vi.stubGlobal('localStorage', storage({ ...session, ...stored }))
  return readPicture()
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-20T23:59:00Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-21T00:00:00Z', false],
  // Its words for days, such as 'hoje', are of the day that ended at 03:00 in UTC.
  ['2026-11-21T02:50:00Z', '2026-11-21T02:59:59Z', true],
  ['2026-11-21T02:50:00Z', '2026-11-21T03:00:00Z', false],
  // A clock that was put back.
  ['2026-11-20T12:00:00Z', '2026-11-20T11:59:00Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-19T23:00:00Z', false],
])('a picture of %s is shown at %s: %s', (takenAt, now, isShown) => {
  expect(open(takenAt, now) !== null).toBe(isShown)
})
