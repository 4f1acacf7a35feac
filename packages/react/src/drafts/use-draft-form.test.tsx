import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createDemand, createDemandSchema, demandCreateDraft } from '@tramite/core/demands'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestPages, problem } from '../testing/open-test-app.tsx'
import { browserDraftStorage } from './browser-draft-storage.ts'
import { useDraftForm } from './use-draft-form.ts'

const path = 'POST /demands'

function useForm(onDone: (id: string) => void) {
  return useDraftForm({
    kept: demandCreateDraft,
    schema: createDemandSchema,
    operation: createDemand,
    toInput: (attachments, values) => ({ ...values, attachments }),
    onDoneHere: ({ id }) => onDone(id),
  })
}

async function openForm(answer: () => unknown) {
  const onDone = vi.fn()
  const opened = await openTestPages({
    [path]: answer,
    'GET /signedPutFileUrl': () => ({
      signedUrl: 'https://portal.example/files/key-1',
      key: 'key-1',
    }),
    'PUT /files/key-1': () => new Response(null),
  })
  const open = () => renderHook(() => useForm(onDone), { wrapper: opened.wrapper })
  const keys = () =>
    opened.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'))
  return { ...opened, open, onDone, keys }
}

type Page = ReturnType<Awaited<ReturnType<typeof openForm>>['open']>

function fillIn({ result }: Page, name = 'Contrato') {
  act(() => result.current.form.set({ name, description: 'Segue o contrato.' }))
}

const send = ({ result }: Page) => act(() => void result.current.form.submit())

const created = () => ({ id: 'd1' })

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

describe('a form over a draft that creates something', () => {
  it('ends its draft when it is done, and says so to its page', async () => {
    const { open, onDone } = await openForm(created)
    const page = open()
    fillIn(page)
    send(page)
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('d1'))
    page.unmount()
    expect(open().result.current.values).toEqual(demandCreateDraft.empty)
  })

  it('is empty when it is opened again after it was left, and its input given up', async () => {
    const { open } = await openForm(created)
    const page = open()
    fillIn(page)
    act(() => page.result.current.form.forget?.())
    page.unmount()
    expect(open().result.current.values).toEqual(demandCreateDraft.empty)
  })

  it('sends the same content with one key after a lost answer and a reload, other content with another', async () => {
    const { open, keys } = await openForm(() => problem(500, 'INTERNAL', ''))
    const page = open()
    fillIn(page)
    send(page)
    await waitFor(() => expect(page.result.current.command.isError).toBe(true))
    page.unmount()
    const again = open()
    expect(again.result.current.values.name).toBe('Contrato')
    send(again)
    await waitFor(() => expect(again.result.current.command.isError).toBe(true))
    const [first, second] = [...new Set(keys())]
    expect(first).toBeTruthy()
    expect(second).toBeUndefined()
    fillIn(again, 'Aditivo')
    send(again)
    await waitFor(() => expect(new Set(keys()).size).toBe(2))
  })

  it('shows a refusal at its field, and keeps what was typed', async () => {
    const { open, onDone } = await openForm(() =>
      Response.json(
        { status: 400, code: 'VALIDATION', message: '', errors: { name: 'Nome já usado.' } },
        { status: 400 },
      ),
    )
    const page = open()
    fillIn(page)
    send(page)
    await waitFor(() => expect(page.result.current.form.field('name').error).toBe('Nome já usado.'))
    expect(page.result.current.values.description).toBe('Segue o contrato.')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('ends its draft though its page was left before the answer, and leads nowhere', async () => {
    let answer = () => {}
    const held = new Promise<object>((resolve) => {
      answer = () => resolve(created())
    })
    const { open, onDone, keys } = await openForm(() => held)
    const page = open()
    fillIn(page)
    send(page)
    await waitFor(() => expect(keys()).toHaveLength(1))
    page.unmount()
    answer()
    await waitFor(() => expect(open().result.current.values).toEqual(demandCreateDraft.empty))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('asks about what is typed after it was done, where the browser keeps nothing', async () => {
    const refuse = vi.spyOn(browserDraftStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { open, onDone } = await openForm(created)
    const page = open()
    const save = () => act(() => void window.dispatchEvent(new Event('pagehide')))
    fillIn(page)
    save()
    expect(page.result.current.unfinished.isUnstored).toBe(true)
    send(page)
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(page.result.current.unfinished.isUnstored).toBe(false)
    fillIn(page, 'Aditivo')
    save()
    expect(page.result.current.unfinished.isUnstored).toBe(true)
    refuse.mockRestore()
  })

  it('can be emptied, which the user may undo', async () => {
    const { open } = await openForm(created)
    const page = open()
    fillIn(page)
    act(() => page.result.current.uploads.onFiles([new File(['a'], 'a.pdf')]))
    await waitFor(() => expect(page.result.current.uploads.rows).toMatchObject([{ state: 'done' }]))
    act(() => page.result.current.discard())
    expect(page.result.current.uploads.rows).toEqual([])
    expect(page.result.current.values).toEqual(demandCreateDraft.empty)
    const { notice } = page.result.current
    expect(notice?.kind).toBe('discarded')
    act(() => notice?.kind === 'discarded' && notice.onUndo())
    expect(page.result.current.values.name).toBe('Contrato')
    await waitFor(() => expect(page.result.current.uploads.rows).toMatchObject([{ name: 'a.pdf' }]))
  })
})
