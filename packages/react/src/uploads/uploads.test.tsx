import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { demandMessageDraft, renameSchema } from '@tramite/core/demands'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDraft } from '../drafts/use-draft.ts'
import { openTestPages, problem } from '../testing/open-test-app.tsx'
import { useDraftUploads } from './use-draft-uploads.ts'
import { useFormWithFiles } from './use-form-with-files.ts'
import { useSendWhenUploaded } from './use-send-when-uploaded.ts'
import { useUploads } from './use-uploads.ts'

const file = (name: string) => new File(['conteúdo'], name, { type: 'application/pdf' })
const place = 'PUT /files/key-1'
const storage = {
  'GET /signedPutFileUrl': () => ({
    signedUrl: 'https://portal.example/files/key-1',
    key: 'key-1',
  }),
}

/** A form with a text and files, as on a page. */
function useForm(send: (names: readonly string[]) => void) {
  const field = useDraft(demandMessageDraft, { id: 'd1' })
  const uploads = useDraftUploads(field)
  const sending = useSendWhenUploaded(uploads, (files) =>
    send(files.map(({ fileName }) => fileName)),
  )
  return { field, uploads, ...sending }
}

async function openForm(answers: Record<string, () => unknown> = {}) {
  const send = vi.fn()
  const opened = await openTestPages({ ...storage, [place]: () => new Response(null), ...answers })
  const page = renderHook(() => useForm(send), { wrapper: opened.wrapper })
  return { ...opened, ...page, send }
}

afterEach(() => {
  // A draft that is saved later no longer has a page to report to.
  cleanup()
  window.localStorage.clear()
})

describe('the files of a form', () => {
  it('arrive, and stand there again with the text when the form is opened anew', async () => {
    const { result, unmount, wrapper } = await openForm()
    act(() => {
      result.current.field.draft.change((last) => ({ ...last, content: 'Segue.' }))
      result.current.uploads.props.onFiles([file('a.pdf')])
    })
    expect(result.current.uploads.isUnfinished).toBe(true)
    await waitFor(() => expect(result.current.uploads.decision.allowed).toBe(true))
    unmount()

    const again = renderHook(() => useForm(() => {}), { wrapper })
    expect(again.result.current.field.values.content).toBe('Segue.')
    expect(again.result.current.uploads.props.rows).toMatchObject([
      { name: 'a.pdf', state: 'done' },
    ])
  })

  it('have the browser ask before the page is closed, for as long as they are on their way', async () => {
    let arrive = () => {}
    const held = new Promise<Response>((resolve) => {
      arrive = () => resolve(new Response(null))
    })
    const { wrapper } = await openTestPages({ ...storage, [place]: () => held })
    const { result, unmount } = renderHook(() => useUploads(), { wrapper })
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    act(() => result.current.props.onFiles([file('a.pdf')]))
    expect(isAsked()).toBe(true)
    arrive()
    await waitFor(() => expect(result.current.isUnfinished).toBe(false))
    expect(isAsked()).toBe(false)
    act(() => result.current.props.onFiles([file('b.pdf')]))
    expect(isAsked()).toBe(true)
    unmount()
    expect(isAsked()).toBe(false)
  })

  it('go again by themselves when the connection is back', async () => {
    let isOnline = false
    const { result } = await openForm({
      [place]: () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return new Response(null)
      },
    })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    await waitFor(() => expect(result.current.uploads.decision).toMatchObject({ reason: 'failed' }))
    // The form that is sent does not wait for them; who leaves is asked.
    expect(result.current.uploads).toMatchObject({ isUnfinished: false, needsPage: true })
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    isOnline = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.uploads.decision.allowed).toBe(true))
  })

  it('are waited for by a form that is sent meanwhile', async () => {
    let arrive = () => {}
    const held = new Promise<Response>((resolve) => {
      arrive = () => resolve(new Response(null))
    })
    const { result, send, app } = await openForm({ [place]: () => held })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    expect(app.leaving.waiting.size).toBe(0)
    act(() => result.current.request())
    expect(result.current.isWaitingForUploads).toBe(true)
    expect(app.leaving.waiting.size).toBe(1)
    expect(send).not.toHaveBeenCalled()
    arrive()
    await waitFor(() => expect(send).toHaveBeenCalledWith(['a.pdf']))
    await waitFor(() => expect(app.leaving.waiting.size).toBe(0))
  })

  it('once they are there have the form checked again, which may be changed by then', async () => {
    let arrive = () => {}
    const held = new Promise<Response>((resolve) => {
      arrive = () => resolve(new Response(null))
    })
    const onSend = vi.fn()
    const { wrapper } = await openTestPages({ ...storage, [place]: () => held })
    const { result } = renderHook(
      () => {
        const uploads = useUploads()
        const { form, ...sending } = useFormWithFiles({
          schema: renameSchema,
          initial: { name: 'Contrato' },
          uploads,
          onSend: (files, { name }) => onSend(name, ...files.map(({ fileName }) => fileName)),
        })
        return { form, uploads, ...sending }
      },
      { wrapper },
    )
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    act(() => void result.current.form.submit())
    expect(result.current.isWaitingForUploads).toBe(true)
    act(() => result.current.form.set({ name: ' ' }))
    arrive()
    await waitFor(() => expect(result.current.isWaitingForUploads).toBe(false))
    expect(result.current.form.field('name').error).toBeDefined()
    expect(onSend).not.toHaveBeenCalled()
    act(() => result.current.form.set({ name: 'Aditivo' }))
    act(() => void result.current.form.submit())
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Aditivo', 'a.pdf')
    expect(result.current.isWaitingForUploads).toBe(false)
  })

  it('end the waiting when one is taken away, and when one fails', async () => {
    const { result, send, toastTitles } = await openForm({
      [place]: () => problem(413, 'TOO_LARGE'),
    })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    act(() => result.current.request())
    await waitFor(() => expect(result.current.hasFailedUpload).toBe(true))
    expect(toastTitles()).toEqual(['a.pdf: Arquivo muito grande!'])
    act(() => result.current.uploads.props.onRemove(result.current.uploads.props.rows[0]?.id ?? ''))
    expect(send).not.toHaveBeenCalled()
    expect(result.current.isWaitingForUploads).toBe(false)
  })

  it('are stopped, and nobody is told of them, when their form has gone', async () => {
    const { result, unmount, requests, toastTitles } = await openForm({
      [place]: () => new Promise<never>(() => {}),
    })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    const sent = () => requests.find(({ method }) => method === 'PUT')
    await waitFor(() => expect(sent()).toBeDefined())
    unmount()
    await waitFor(() => expect(sent()?.signal.aborted).toBe(true))
    expect(toastTitles()).toEqual([])
  })
  it('go on arriving while another tab changes the text', async () => {
    const { result, requests } = await openForm({ [place]: () => new Promise<never>(() => {}) })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    const sent = () => requests.find(({ method }) => method === 'PUT')
    await waitFor(() => expect(sent()).toBeDefined())
    act(() => result.current.field.draft.flush())
    for (const [key, text] of Object.entries<string>({ ...window.localStorage })) {
      const record = JSON.parse(text)
      const values = { ...record.values, content: 'Segue' }
      window.localStorage.setItem(key, JSON.stringify({ ...record, revision: 'other', values }))
    }
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    await waitFor(() => expect(result.current.field.values.content).toBe('Segue'))
    expect(sent()?.signal.aborted).toBe(false)
    expect(result.current.uploads.props.rows).toMatchObject([{ name: 'a.pdf', state: 'sending' }])
  })
})
