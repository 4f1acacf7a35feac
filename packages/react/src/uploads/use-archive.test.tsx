import { act, renderHook, waitFor } from '@testing-library/react'
import { ApiError } from '@tramite/core/http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useArchive } from './use-archive.ts'

const createdAt = '2026-11-20T12:00:00Z'
const files = [
  { id: 'a', name: 'Parecer', createdAt },
  { id: 'b', name: 'Contrato.txt', createdAt },
]
const answers: Record<string, () => Response> = {}
const saved: Blob[] = []

beforeEach(() => {
  Object.assign(answers, {
    'GET /a': () => new Response('um'),
    'GET /b': () => new Response('dois'),
  })
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:archive'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function openArchive(isThere: (id: string) => boolean | Promise<boolean> = () => true) {
  const { wrapper, toastTitles } = await openTestPages(answers)
  const listFiles = vi.fn(async () => files)
  const sign = async ({ id }: { id: string }) => {
    if (!(await isThere(id)))
      throw new ApiError({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: '' })
    return { signedUrl: `https://files.example/${id}`, fileName: 'Parecer.txt' }
  }
  const { result } = renderHook(() => useArchive({ listFiles, sign, fileName: 'tudo.zip' }), {
    wrapper,
  })
  return { result, listFiles, toastTitles }
}

it('saves every file under a name of its own, once for two presses', async () => {
  const { result, listFiles, toastTitles } = await openArchive()
  act(() => {
    result.current.onDownload()
    result.current.onDownload()
  })
  expect(result.current.progress).toEqual({ fetched: 0, total: 0 })
  await waitFor(() => expect(saved).toHaveLength(1))
  await waitFor(() => expect(result.current.progress).toBeUndefined())
  expect(listFiles).toHaveBeenCalledOnce()
  const text = await saved[0]?.text()
  for (const part of ['Parecer.txt', 'Parecer (2).txt', 'um', 'dois']) expect(text).toContain(part)
  expect(toastTitles()).toEqual([])
})

it.each(['UTC', 'Asia/Tokyo'])(
  'dates them by the clock of the firm, in a browser in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { result } = await openArchive()
    act(() => {
      result.current.onDownload()
    })
    await waitFor(() => expect(saved).toHaveLength(1))
    const view = new DataView((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0))
    // The hours of the first entry, as MS-DOS wrote them.
    expect(view.getUint16(10, true) >> 11).toBe(9)
  },
)

it('saves none of them when one cannot be had, and says so', async () => {
  const { result, toastTitles } = await openArchive()
  answers['GET /b'] = () => new Response(null, { status: 403 })
  act(() => {
    result.current.onDownload()
  })
  await waitFor(() => expect(toastTitles()).toEqual(['Não foi possível baixar todos os arquivos']))
  expect(saved).toEqual([])
  expect(result.current.progress).toBeUndefined()
})

it.each([
  ['the storage has no more', () => true],
  ['was removed after it was listed', (id: string) => id === 'a'],
])('leaves out what %s, and names it', async (_, isThere) => {
  const { result, toastTitles } = await openArchive(isThere)
  answers['GET /b'] = () => new Response(null, { status: 404 })
  act(() => {
    result.current.onDownload()
  })
  await waitFor(() => expect(toastTitles()).toEqual(['Arquivos não encontrados: Contrato.txt']))
  expect(saved).toHaveLength(1)
  const text = await saved[0]?.text()
  for (const part of ['um', 'Arquivos não encontrados.txt', 'Contrato.txt\n']) {
    expect(text).toContain(part)
  }
})

it('counts those that are not found as done', async () => {
  const second = Promise.withResolvers<boolean>()
  const { result } = await openArchive((id) => id !== 'a' && second.promise)
  act(() => {
    result.current.onDownload()
  })
  await waitFor(() => expect(result.current.progress).toEqual({ fetched: 1, total: 2 }))
  second.resolve(true)
  await waitFor(() => expect(saved).toHaveLength(1))
})

it('saves no empty archive where the storage has none of them', async () => {
  const { result, toastTitles } = await openArchive()
  answers['GET /a'] = () => new Response(null, { status: 404 })
  answers['GET /b'] = () => new Response(null, { status: 404 })
  act(() => {
    result.current.onDownload()
  })
  await waitFor(() => expect(toastTitles()).toHaveLength(1))
  expect(saved).toEqual([])
})
