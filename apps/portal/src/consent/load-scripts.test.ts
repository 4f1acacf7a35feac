import { afterEach, expect, it, vi } from 'vitest'

const heatMap = { kind: 'heatMap', url: 'https://heat.example/map.js' } as const

async function openPage() {
  vi.resetModules()
  const append = vi.fn()
  const reload = vi.fn()
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  vi.stubGlobal('window', { location: { reload } })
  return { append, reload, ...(await import('./load-scripts.ts')) }
}

afterEach(() => vi.unstubAllGlobals())

it('loads each script once per page', async () => {
  const { append, loadScripts } = await openPage()
  loadScripts([heatMap])
  loadScripts([heatMap])
  expect(append).toHaveBeenCalledExactlyOnceWith({ async: true, src: heatMap.url })
})

it('needs a new page to end scripts, and none where there are none', async () => {
  const { reload, loadScripts, endScripts } = await openPage()
  endScripts()
  expect(reload).not.toHaveBeenCalled()
  loadScripts([heatMap])
  endScripts()
  expect(reload).toHaveBeenCalledOnce()
})
