import { renderHook } from '@testing-library/react'
import { buildCustomer, buildUser } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/create-test-app.tsx'
import { useCurrentDay } from './use-current-day.ts'
import { useDeadlineStop, useDeadlinesStoppedSince } from './use-deadline-stop.ts'
import { useFormatDay } from './use-format-day.ts'

const now = '2026-11-19T15:00:00.000Z'
const firm = { timeZone: 'America/Sao_Paulo', conventions: 'specified' } as const

async function openViewer<Result>(hook: () => Result, Customer = buildCustomer()) {
  const user = buildUser({ Customer })
  const answers = { 'GET /auth': () => ({ user, token: 'token-1' }) }
  const { pages, clock } = await createTestApp({ firm, answers, user, now })
  return { clock, ...renderHook(hook, { wrapper: pages }) }
}

it('is the day of the firm at the moment it is asked for, not of when the page was drawn', async () => {
  const { result, clock } = await openViewer(useCurrentDay)
  expect(result.current()).toBe('2026-11-19')
  const asked = result.current
  clock.set('2026-11-20T02:59:00.000Z')
  expect(asked()).toBe('2026-11-19')
  clock.set('2026-11-20T03:00:00.000Z')
  expect(asked()).toBe('2026-11-20')
})

it('writes a moment as the day that it is at the firm', async () => {
  const { result } = await openViewer(useFormatDay)
  expect(result.current('2026-11-20T02:59:00.000Z')).toBe('19/11/2026')
})

it('says whether the contract suspends deadlines, and whether because it has ended', async () => {
  const { result } = await openViewer(useDeadlineStop)
  expect(result.current).toEqual({ areDeadlinesSuspended: false, hasContractEnded: false })
  const ended = buildCustomer({ isChurn: true, accessAllowedUntil: '2026-12-18' })
  const { result: stopped } = await openViewer(useDeadlineStop, ended)
  expect(stopped.current).toEqual({ areDeadlinesSuspended: true, hasContractEnded: true })
})

it('says since when the contract suspends deadlines', async () => {
  const { result } = await openViewer(useDeadlinesStoppedSince)
  expect(result.current).toBeNull()
  const contractSuspendedAt = '2026-11-12T15:00:00.000Z'
  const suspended = buildCustomer({ hasSuspendedContract: true, contractSuspendedAt })
  const { result: held } = await openViewer(useDeadlinesStoppedSince, suspended)
  expect(held.current).toEqual(new Date(contractSuspendedAt))
})
