import { renderHook, waitFor } from '@testing-library/react'
import { listFirmDemands } from '@tramite/core/demands'
import { buildFirmDemand, buildStaff, buildUser } from '@tramite/core/testing'
import { expect, it, vi } from 'vitest'
import { usePages } from '../calls/use-read.ts'
import { signInWith } from '../session/sign-in-with.ts'
import { createTestApp } from './create-test-app.tsx'

const firm = { timeZone: 'America/Sao_Paulo', conventions: 'specified' } as const

it.each([
  ['a customer', buildUser(), 'b1'],
  ['the firm', buildStaff(), null],
] as const)('has somebody of %s work in the business %s', async (_, user, business) => {
  const path = 'GET /firm/demands'
  const answer = () => ({ demands: [], total: 0, nextCursor: null })
  const { pages, requests } = await createTestApp({ firm, user, answers: { [path]: answer } })
  renderHook(() => usePages(listFirmDemands, {}), { wrapper: pages })
  const isIt = ({ url }: Request) => new URL(url).pathname === '/firm/demands'
  await waitFor(() => expect(requests.some(isIt)).toBe(true))
  expect(requests.find(isIt)?.headers.get('businessId')).toBe(business)
})

it('answers by the name of an operation, and works in the business that it is told', async () => {
  const answers = {
    listFirmDemands: () => ({ demands: [buildFirmDemand()], total: 1, nextCursor: null }),
  }
  const { pages, requests, asked } = await createTestApp({ firm, businessId: 'b2', answers })
  const { result } = renderHook(() => usePages(listFirmDemands, {}), { wrapper: pages })
  await waitFor(() => expect(result.current?.data?.pages[0]?.demands).toHaveLength(1))
  expect(asked('listFirmDemands')).toBe(1)
  const headers = requests.map((request) => request.headers.get('businessId'))
  expect(headers.filter(Boolean)).toContain('b2')
})

it('begins with nobody who is signed in, where the test says so', async () => {
  const user = buildUser()
  const answers = { signIn: () => ({ user, token: 'token-2', deviceToken: 'device-2' }) }
  const { app } = await createTestApp({ firm, user: null, answers })
  const { session } = app.ports
  expect(session.session()).toBeNull()
  const credentials = { email: user.email, password: 'Tramite2026' }
  await signInWith(app.ports, { ...credentials, remember: false })
  expect(session.session()?.user.id).toBe(user.id)
})

it('names what has no answer in the log', async () => {
  const log = vi.fn()
  const { pages } = await createTestApp({ firm, user: buildStaff(), answers: {}, log })
  renderHook(() => usePages(listFirmDemands, {}), { wrapper: pages })
  const unanswered = new Error('The test has no answer for listFirmDemands (GET /firm/demands)')
  await waitFor(() => expect(log).toHaveBeenCalledWith(unanswered))
})
