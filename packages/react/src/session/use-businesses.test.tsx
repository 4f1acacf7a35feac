import { renderHook, waitFor } from '@testing-library/react'
import { buildBusiness } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useBusinesses } from './use-businesses.ts'

const [first, second] = [
  buildBusiness({ id: 'b1', name: 'Matriz' }),
  buildBusiness({ id: 'b2', name: 'Filial' }),
]

/** A page of somebody who works in the first business. */
async function openPage(own = [first, second]) {
  let businesses = own
  const opened = await openTestApp({ 'GET /business': () => ({ business: businesses }) })
  const page = renderHook(() => useBusinesses(), { wrapper: opened.wrapper })
  await waitFor(() => expect(page.result.current.state).toBe('ready'))
  const { session } = opened.app.ports
  const giveInstead = async (next: typeof own) => {
    businesses = next
    // As after an event of the customer.
    await opened.app.queries.invalidateQueries({ queryKey: ['businesses'] })
  }
  return { ...opened, ...page, session, giveInstead }
}

describe('the businesses of a user', () => {
  it('are read, and the last chosen one is active', async () => {
    const { result } = await openPage()
    expect(result.current.all.map(({ name }) => name)).toEqual(['Matriz', 'Filial'])
    expect(result.current.active?.id).toBe('b1')
  })

  it('are switched for every call that follows', async () => {
    const { app, result, session } = await openPage()
    result.current.open('b2')
    expect(app.tramite.client.businessId()).toBe('b2')
    await waitFor(() => expect(result.current.active?.id).toBe('b2'))
    expect(session.businessId()).toBe('b2')
  })

  it('are the same ones wherever the page asks for them', async () => {
    const { result, session, wrapper } = await openPage()
    const header = renderHook(() => useBusinesses(), { wrapper })
    await waitFor(() => expect(header.result.current.active?.id).toBe('b1'))
    header.result.current.open('b2')
    await waitFor(() => expect(header.result.current.active?.id).toBe('b2'))
    expect(result.current.active?.id).toBe('b2')
    expect(session.businessId()).toBe('b2')
  })

  it('follow what is taken and given while the page is open', async () => {
    const { giveInstead, result, session } = await openPage()
    await giveInstead([second])
    await waitFor(() => expect(result.current.active?.id).toBe('b2'))
    expect(session.businessId()).toBe('b2')
    await giveInstead([])
    await waitFor(() => expect(result.current.active).toBeUndefined())
    expect(result.current.state).toBe('ready')
  })

  it('fail where they cannot be read', async () => {
    let isAway = true
    const { wrapper } = await openTestApp({
      'GET /business': () => (isAway ? problem(500, 'INTERNAL') : { business: [first] }),
    })
    const { result } = renderHook(() => useBusinesses(), { wrapper })
    await waitFor(() => expect(result.current.state).toBe('failed'))
    expect(result.current.active).toBeUndefined()
    isAway = false
    result.current.onRetry()
    await waitFor(() => expect(result.current.active?.id).toBe('b1'))
  })
})
