import { listBusinesses } from '@tramite/core/businesses'
import { buildBusiness } from '@tramite/core/testing'
import { createTestApp } from '@tramite/react/testing'
import { expect, it, vi } from 'vitest'
import { readFirm } from '../integrations/firm.ts'
import { prepareApp } from './prepare-app.ts'

function readTestFirm() {
  const textContent = JSON.stringify({ timeZone: 'America/Sao_Paulo', conventions: 'specified' })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  const firm = readFirm()
  vi.unstubAllGlobals()
  return firm
}

it.each([
  ['b1', 1],
  ['b2', 0],
])('the user has %s, b1 was chosen last: counts of it asked for %i times', async (id, times) => {
  const answers = { 'GET /business': () => ({ business: [buildBusiness({ id })] }) }
  const { app, asked } = await createTestApp({ firm: readTestFirm(), answers })
  await prepareApp(app.ports)
  await app.queries.ensureQueryData(app.tramite.query(listBusinesses))
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0))
  expect(asked('GET /business')).toBe(1)
  expect(asked('GET /home/waiting')).toBe(times)
  expect(asked('GET /users/notifications')).toBe(times)
})
