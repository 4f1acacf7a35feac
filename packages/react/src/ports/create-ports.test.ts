import { expect, it, vi } from 'vitest'
import { openTestApp } from '../testing/open-test-app.tsx'
import { toTramiteOptions } from './create-ports.ts'

it('leaves the end of a session to a machine that comes later, where its code is out of reach', async () => {
  const { app } = await openTestApp({})
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const sessionActor = () => Promise.reject(new Error('lost'))
  toTramiteOptions({ ...app.ports, sessionActor }).onSessionEnd?.()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
