import { act, renderHook, waitFor } from '@testing-library/react'
import { ApiError } from '@tramite/core/http'
import { expect, it } from 'vitest'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useReceiptFile } from './use-receipt-file.ts'

const file = (name: string) => new File(['%PDF-1.7 pago'], name, { type: 'application/pdf' })

async function openReceipt() {
  let keys = 0
  const { wrapper, requests } = await openTestPages({
    'GET /signedPutFileUrl': () => {
      keys += 1
      const key = `key-${keys}`
      return { signedUrl: `https://portal.example/files/${key}`, key }
    },
    'PUT /files/key-1': () => new Response(null),
    'PUT /files/key-2': () => new Response(null),
  })
  return { requests, ...renderHook(() => useReceiptFile(), { wrapper }) }
}

it('takes the place of the one before, and says that it is a receipt', async () => {
  const { result, requests } = await openReceipt()
  for (const name of ['a.pdf', 'b.pdf']) {
    act(() => result.current.uploads.props.onFiles([file(name)]))
    await waitFor(() =>
      expect(result.current.uploads.props.rows).toMatchObject([{ name, state: 'done' }]),
    )
    expect(result.current.fileSize).toBe(file(name).size)
  }
  const [row] = result.current.uploads.props.rows
  act(() => result.current.uploads.props.onRemove(row?.id ?? ''))
  expect(result.current.fileSize).toBeUndefined()
  const signed = requests.filter(({ url }) => url.includes('/signedPutFileUrl'))
  expect(signed.map(({ url }) => new URL(url).searchParams.get('type'))).toEqual([
    'RECEIPT',
    'RECEIPT',
  ])
})

it('is not sent where its bytes are no proof, whatever its name says', async () => {
  const { result, requests } = await openReceipt()
  const photo = new File(['\0\0\0\x18ftypheic'], 'pix.pdf', { type: 'application/pdf' })
  act(() => result.current.uploads.props.onFiles([photo]))
  // Until it has been read nothing can be sent without it.
  expect(result.current.uploads.decision).toMatchObject({ reason: 'unfinished' })
  await waitFor(() =>
    expect(result.current.fileError).toBe('O comprovante precisa ser um PDF, JPG ou PNG.'),
  )
  expect(result.current.uploads.props.rows).toMatchObject([{ name: 'pix.pdf', state: 'failed' }])
  expect(requests.filter(({ url }) => url.includes('/signedPutFileUrl'))).toEqual([])
  act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
  await waitFor(() =>
    expect(result.current.uploads.props.rows).toMatchObject([{ name: 'a.pdf', state: 'done' }]),
  )
  expect(result.current.fileError).toBeUndefined()
  // Nor is the one before sent in place of one that was refused.
  act(() => result.current.uploads.props.onFiles([photo]))
  await waitFor(() =>
    expect(result.current.uploads.props.rows).toMatchObject([{ name: 'pix.pdf', state: 'failed' }]),
  )
  expect(result.current.uploads.decision).toEqual({ allowed: true, attachments: [] })
})

it('says what the server has against it until there is another one, or it is sent again', async () => {
  const { result } = await openReceipt()
  const refusal = new ApiError({
    kind: 'problem',
    status: 422,
    code: 'VALIDATION',
    message: 'Confira',
    errors: { data: 'Não é um comprovante' },
  })
  act(() => result.current.onAnswer(refusal))
  expect(result.current.fileError).toBe('Não é um comprovante')
  act(() => result.current.onAnswer())
  expect(result.current.fileError).toBeUndefined()
  act(() => result.current.onAnswer(refusal))
  act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
  expect(result.current.fileError).toBeUndefined()
})
