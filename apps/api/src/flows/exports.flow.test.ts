import {
  createDataExport,
  downloadDataExport,
  listDataExports,
  toDataExportState,
} from '@tramite/core/exports'
import { getFile } from '@tramite/core/files'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HANGS_MS } from '../testing/hangs-ms.ts'
import { readZip } from '../testing/read-zip.ts'
import { type StartedPortal, startPortal } from './started-portal.ts'

let server: StartedPortal
beforeAll(async () => {
  server = await startPortal()
})
afterAll(() => server.close())

it('an admin takes everything along in one file', async () => {
  const admin = await server.enter('admin@brisa.example')
  await admin.run(createDataExport, undefined)
  const ready = await vi.waitFor(
    async () => {
      const { exports } = await admin.read(listDataExports, {})
      const latest = toDataExportState(exports, new Date(exports[0]?.createdAt ?? 0))
      if (latest.state !== 'ready') throw new Error(latest.state)
      return latest
    },
    { timeout: HANGS_MS, interval: 200 },
  )
  const { signedUrl } = await admin.read(downloadDataExport, { id: ready.id })
  const file = await getFile((request) => fetch(request), { signedUrl })
  expect(file.size).toBe(ready.size)
  const entries = await readZip(Buffer.from(await file.arrayBuffer()))
  expect(entries.get('indice.html')).toContain('Brisa')
  expect(JSON.parse(entries.get('demandas.json') ?? '').length).toBeGreaterThan(0)

  const user = await server.enter('user@aurora.example')
  await expect(user.run(createDataExport, undefined)).rejects.toMatchObject({
    status: 403,
    code: 'ADMIN_ONLY',
  })
})

it('has all been answered', () => server.expectAnswered('exports'))
