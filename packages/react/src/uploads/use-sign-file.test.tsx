import { renderHook } from '@testing-library/react'
import { buildDocument } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.tsx'
import { useSignFile } from './use-sign-file.ts'

it('signs a document by its id and an attachment by its key', async () => {
  const { wrapper } = await openTestApp({
    'GET /documents/doc1/download': () => ({
      signedUrl: 'https://files.example/doc1',
      fileName: 'a.pdf',
    }),
    'GET /signedDownloadFileUrl': ({ url }) => ({
      signedUrl: `https://files.example/${new URL(url).searchParams.get('key')}`,
    }),
  })
  const { result: sign } = renderHook(() => useSignFile(), { wrapper })
  const document = buildDocument({ id: 'doc1' })
  expect(
    await sign.current({ name: 'a.pdf', source: { kind: 'document', document } }),
  ).toMatchObject({ signedUrl: 'https://files.example/doc1' })
  expect(
    await sign.current({ name: 'b.pdf', source: { kind: 'attachment', key: 'key-1' } }),
  ).toEqual({ signedUrl: 'https://files.example/key-1', fileName: 'b.pdf' })
})
