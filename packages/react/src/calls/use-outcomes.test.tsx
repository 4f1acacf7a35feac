import { renderHook, waitFor } from '@testing-library/react'
import { createDemand } from '@tramite/core/demands'
import { expect, it, vi } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useOutcomes } from './use-outcomes.ts'
import { useRun } from './use-run.ts'

it('tells that a demand whose answer was lost may have been raised, though its repeat is refused', async () => {
  let answer: () => unknown = () => {
    throw new TypeError('Failed to fetch')
  }
  const { wrapper } = await openTestApp({ 'POST /demands': () => answer() })
  const onKnown = vi.fn()
  const { result } = renderHook(
    () => {
      useOutcomes(onKnown)
      return useRun(createDemand)
    },
    { wrapper },
  )
  const input = { name: 'Acordo', description: 'Rever.', idempotencyKey: 'k1' }
  const send = (key = 'k1') => result.current.mutateAsync({ ...input, idempotencyKey: key })
  await expect(send()).rejects.toMatchObject({ code: 'NETWORK' })
  expect(onKnown).not.toHaveBeenCalled()
  answer = () => problem(403, 'BUSINESS_FORBIDDEN')
  await expect(send('k2')).rejects.toMatchObject({ status: 403 })
  expect(onKnown).not.toHaveBeenCalled()
  await expect(send()).rejects.toMatchObject({ status: 403 })
  await waitFor(() => expect(onKnown).toHaveBeenCalledExactlyOnceWith('open'))
})
