import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { openDrawing } from './drawing.ts'

const program = fileURLToPath(new URL('../../testing/portal/server/draw.mjs', import.meta.url))
const page = { address: '/', width: 90, user: '{}', businessId: 'b1', answers: {} }

it('keeps nobody waiting when it is closed', async () => {
  const onError = vi.fn()
  const drawing = openDrawing(program, { name: 'Firm' }, onError)
  await vi.waitFor(async () => expect(await drawing.draw(page)).not.toBeNull(), 10_000)
  const silent = drawing.draw({ ...page, user: 'silent' })
  await drawing.close()
  expect(await Promise.race([silent, setImmediate('waiting')])).toBeNull()
  expect(onError).not.toHaveBeenCalled()
})
