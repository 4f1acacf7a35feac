import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestApp, openTestPages, problem } from '../testing/open-test-app.tsx'
import { useDocumentDownloads } from './use-document-downloads.ts'
import { useDownloads } from './use-downloads.ts'
import { useSignAttachment } from './use-sign-attachment.ts'

const saved: Blob[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('saves a file once for two presses, and again when asked again, by the fetch of the app', async () => {
  const file = () => new Response('um')
  const { wrapper } = await openTestPages({ 'GET /a': file, 'GET /b': file })
  const sign = vi.fn(async ({ id }: { id: string }) => ({
    signedUrl: `https://files.example/${id}`,
    fileName: 'Parecer.txt',
  }))
  const { result } = renderHook(() => useDownloads(sign), { wrapper })
  act(() => {
    result.current.onDownload({ id: 'a' })
    result.current.onDownload({ id: 'a' })
    result.current.onDownload({ id: 'b' })
  })
  expect([...result.current.busy]).toEqual(['a', 'b'])
  await waitFor(() => expect(result.current.busy.size).toBe(0))
  expect(saved).toHaveLength(2)
  act(() => {
    result.current.onDownload({ id: 'a' })
  })
  await waitFor(() => expect(saved).toHaveLength(3))
  expect(sign).toHaveBeenCalledTimes(3)
})

it('names a file that the storage has no more', async () => {
  const { wrapper, toastTitles } = await openTestPages({
    'GET /a': () => new Response(null, { status: 404 }),
  })
  const sign = async () => ({ signedUrl: 'https://files.example/a', fileName: 'Parecer.txt' })
  const { result } = renderHook(() => useDownloads(sign), { wrapper })
  act(() => {
    result.current.onDownload({ id: 'a' })
  })
  await waitFor(() => expect(toastTitles()).toEqual(['Não foi possível baixar Parecer.txt']))
  expect(saved).toEqual([])
})

it('of an attachment tells once that its address was refused', async () => {
  const { wrapper, toastTitles } = await openTestApp({
    'GET /file/download': () => problem(429, 'RATE_LIMITED', 'Muitas tentativas.'),
  })
  const file = { id: 'a', key: 'k1', name: 'Parecer.txt' }
  const { result } = renderHook(() => useDownloads<typeof file>(useSignAttachment()), { wrapper })
  act(() => {
    result.current.onDownload(file)
  })
  await waitFor(() => expect(result.current.busy.size).toBe(0))
  expect(toastTitles()).toHaveLength(1)
})

it('saves a document as it is, or as a text of Word', async () => {
  const asked: string[] = []
  const { wrapper } = await openTestPages({
    'GET /documents/doc1/download': ({ url }) => {
      asked.push(new URL(url).search)
      return { signedUrl: 'https://files.example/f', fileName: 'Contrato.pdf' }
    },
    'GET /f': () => new Response('um'),
  })
  const { result } = renderHook(() => [useDocumentDownloads(), useDocumentDownloads('docx')], {
    wrapper,
  })
  await act(async () => {
    for (const { onDownload } of result.current) onDownload({ id: 'doc1' })
  })
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(asked).toEqual(['', '?format=docx'])
})
