import { act, renderHook, waitFor } from '@testing-library/react'
import { fileMessages } from '@tramite/core/messages'
import { expect, it, vi } from 'vitest'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useCheckedFile } from './use-checked-file.ts'
import { useUploads } from './use-uploads.ts'

const file = (name: string) => new File(['logotipo'], name, { type: 'image/png' })

async function openLogo(check: (file: File) => Promise<string | null>) {
  const { wrapper } = await openTestPages({
    'GET /signedPutFileUrl': () => ({
      signedUrl: 'https://portal.example/files/key-1',
      key: 'key-1',
    }),
    'PUT /files/key-1': () => new Response(null),
  })
  const { result } = renderHook(() => useCheckedFile(useUploads(), check), { wrapper })
  const choose = (...names: string[]) =>
    act(async () => {
      for (const name of names) result.current.file.uploads.onFiles([file(name)])
    })
  const names = () => result.current.file.uploads.rows.map(({ name }) => name)
  return { result, choose, names }
}

it('is uploaded once it has passed; the one that passed stays where another does not', async () => {
  const check = vi.fn(async ({ name }: File) => (name === 'small.png' ? 'Pequeno demais' : null))
  const { result, choose, names } = await openLogo(check)
  expect(result.current.record).toBeNull()
  await choose('logo.png')
  await waitFor(() => expect(result.current.record).toMatchObject({ fileName: 'logo.png' }))
  await choose('small.png')
  expect(result.current.file.error).toBe('Pequeno demais')
  expect(names()).toEqual(['logo.png'])
  await choose('new.png')
  await waitFor(() => expect(result.current.record).toMatchObject({ fileName: 'new.png' }))
  expect(names()).toEqual(['new.png'])
  expect(result.current.file.error).toBeNull()
})

it('stays as refused where no other was accepted, until it is removed', async () => {
  const { result, choose, names } = await openLogo(() => Promise.resolve('Pequeno demais'))
  await choose('small.png')
  const [row] = result.current.file.uploads.rows
  expect(row).toMatchObject({ name: 'small.png', state: 'failed', isGone: true })
  act(() => result.current.file.uploads.onRemove(row?.id ?? ''))
  expect(names()).toEqual([])
  expect(result.current.file.error).toBeNull()
})

it('is the one chosen last, whichever is checked first', async () => {
  const first = Promise.withResolvers<string | null>()
  const { choose, names } = await openLogo(({ name }) =>
    name === 'first.png' ? first.promise : Promise.resolve(null),
  )
  await choose('first.png', 'last.png')
  await act(async () => first.resolve(null))
  expect(names()).toEqual(['last.png'])
})

it('is unfinished while it is being checked, before it is among the uploads', async () => {
  const checked = Promise.withResolvers<string | null>()
  const { result, choose, names } = await openLogo(() => checked.promise)
  await choose('logo.png')
  expect(names()).toEqual([])
  expect(result.current.isUnfinished).toBe(true)
  await act(async () => checked.resolve('Pequeno demais'))
  expect(result.current.isUnfinished).toBe(false)
})

it('says of one that cannot be read that it cannot', async () => {
  const { result, choose } = await openLogo(() => Promise.reject(new Error('gone')))
  await choose('logo.png')
  expect(result.current.file.error).toBe(fileMessages['files.unreadable'])
})
