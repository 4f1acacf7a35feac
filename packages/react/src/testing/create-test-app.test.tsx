import { renderHook, waitFor } from '@testing-library/react'
import { listFirmDemands } from '@tramite/core/demands'
import { buildStaff, buildUser } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { usePages } from '../calls/use-read.ts'
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
