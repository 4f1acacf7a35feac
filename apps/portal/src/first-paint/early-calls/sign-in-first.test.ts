import { portalRoutes } from '@tramite/core/shell'
import { describe, expect, it } from 'vitest'
import { openPlaces, toSignInAddress } from './sign-in-first.ts'

const at = (address: string) => toSignInAddress(new URL(address, 'https://portal.example'))

describe('where a visitor is led before any code has come', () => {
  it('is nowhere from the pages that open without a session, and from no other', () => {
    const open = Object.entries(portalRoutes).filter(([, { audience }]) => audience !== 'session')
    const places = open.map(([path]) => path.split('/')[1])
    expect([...openPlaces].toSorted()).toEqual([...new Set(places)].toSorted())
    for (const [path, { audience }] of Object.entries(portalRoutes)) {
      expect(at(path) === null, path).toBe(audience !== 'session')
    }
  })

  it('is sign-in, and back to the whole address', () => {
    expect(at('/')).toBe('/signIn')
    const [, search] = at('/demands?status=late&name=a%26b#m1')?.split('?') ?? []
    expect(new URLSearchParams(search).get('returnTo')).toBe('/demands?status=late&name=a%26b#m1')
  })
})
