import { render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openTestApp } from '../testing/open-test-app.tsx'
import { BusinessProvider, useApp } from './app-context.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('forgets drafts of which nobody has opened the form for 30 days, once an answer has told the day', async () => {
  const { clock, wrapper } = await openTestApp({})
  const keep = (form: string, days: number) => {
    const savedAt = clock.now().getTime() - days * DAY_MS
    const record = { version: 1, savedAt, revision: 'r1', occasion: '', values: {} }
    localStorage.setItem(`tramite.draft/u1/b1/${form}/`, JSON.stringify(record))
  }
  keep('lately', 29)
  keep('long-ago', 31)
  vi.useFakeTimers()
  render(null, { wrapper })
  expect(localStorage).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(Object.keys(localStorage)).toEqual(['tramite.draft/u1/b1/lately/'])
})

function Asked() {
  const { tramite } = useApp()
  const [opened] = useState(tramite.client.businessId)
  return `${opened} ${tramite.client.businessId()}`
}

it('begins the pages of another business anew, which ask for that one', async () => {
  const { wrapper } = await openTestApp({})
  const within = ({ id }: { id: string }) => (
    <BusinessProvider id={id}>
      <Asked />
    </BusinessProvider>
  )
  const { container, rerender } = render(within({ id: 'b1' }), { wrapper })
  expect(container.textContent).toBe('b1 b1')
  rerender(within({ id: 'b2' }))
  expect(container.textContent).toBe('b2 b2')
})
