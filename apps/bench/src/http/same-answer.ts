import { isDeepStrictEqual } from 'node:util'
import type { Server } from '../processes/server.ts'
import { headersOf, type Viewer } from '../processes/viewer.ts'

async function ask(server: Server, path: string, viewer: Viewer): Promise<unknown> {
  const response = await fetch(server.origin + path, { headers: headersOf(viewer) })
  return response.json()
}

/** @throws Error when the answers of the two servers differ: then their speeds cannot be compared */
export async function assertSameAnswer(ours: Server, bare: Server, path: string, viewer: Viewer) {
  const [expected, actual] = await Promise.all([ask(bare, path, viewer), ask(ours, path, viewer)])
  if (isDeepStrictEqual(actual, expected)) return
  const shown = [actual, expected].map((answer) => JSON.stringify(answer).slice(0, 2000))
  throw new Error(`GET ${path} differs.\nours: ${shown[0]}\nbare: ${shown[1]}`)
}
