import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { demandMessageDraft } from '@tramite/core/demands'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDraft } from '../drafts/use-draft.ts'
import { problem } from '../testing/open-test-app.tsx'
import { openTestPages } from '../testing/with-viewer.tsx'
import { useDraftUploads } from './use-draft-uploads.ts'
import { useSendWhenUploaded } from './use-send-when-uploaded.ts'

const file = (name: string) => new File(['conteúdo'], name, { type: 'application/pdf' })
const place = 'PUT /files/key-1'

/** A form with a text and files, as on a page. */
function useForm(send: (names: readonly string[]) => void, submit?: () => void) {
  const field = useDraft(demandMessageDraft, { id: 'd1' })
  const uploads = useDraftUploads(field)
  const sending = useSendWhenUploaded(
    uploads,
    (files) => send(files.map(({ fileName }) => fileName)),
    submit,
  )
  return { field, uploads, ...sending }
}

async function openForm(answers: Record<string, () => unknown> = {}, submit?: () => void) {
  const send = vi.fn()
  const opened = await openTestPages({
    'GET /signedPutFileUrl': () => ({
      signedUrl: 'https://portal.example/files/key-1',
      key: 'key-1',
    }),
    [place]: () => new Response(null),
    ...answers,
  })
  const page = renderHook(() => useForm(send, submit), { wrapper: opened.wrapper })
  return { ...opened, ...page, send }
}

afterEach(() => {
  // A draft that is saved later has no page any more to tell.
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

  it('are waited for by a form that is sent meanwhile', async () => {
    let arrive = () => {}
    const held = new Promise<Response>((resolve) => {
      arrive = () => resolve(new Response(null))
    })
    const { result, send } = await openForm({ [place]: () => held })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    act(() => result.current.request())
    expect(result.current.isWaitingForUploads).toBe(true)
    expect(send).not.toHaveBeenCalled()
    arrive()
    await waitFor(() => expect(send).toHaveBeenCalledWith(['a.pdf']))
  })

  it('once they are there ask the form again, which may refuse by then', async () => {
    let arrive = () => {}
    const held = new Promise<Response>((resolve) => {
      arrive = () => resolve(new Response(null))
    })
    let isRefused = true
    const submit = vi.fn(() => {
      if (!isRefused) request()
    })
    const { result, send } = await openForm({ [place]: () => held }, submit)
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    const { request } = result.current
    act(() => request())
    arrive()
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(send).not.toHaveBeenCalled()
    expect(result.current.isWaitingForUploads).toBe(false)
    isRefused = false
    // The form may have kept what an earlier rendering gave it.
    act(() => submit())
    expect(send).toHaveBeenCalledExactlyOnceWith(['a.pdf'])
    expect(result.current.isWaitingForUploads).toBe(false)
  })

  it('end the waiting when one is taken away, and when one fails', async () => {
    const { result, send, told } = await openForm({ [place]: () => problem(413, 'TOO_LARGE') })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    act(() => result.current.request())
    await waitFor(() => expect(result.current.hasFailedUpload).toBe(true))
    expect(told()).toEqual(['Arquivo muito grande!'])
    act(() => result.current.uploads.props.onRemove(result.current.uploads.props.rows[0]?.id ?? ''))
    expect(send).not.toHaveBeenCalled()
    expect(result.current.isWaitingForUploads).toBe(false)
  })

  it('are stopped, and nobody is told of them, when their form has gone', async () => {
    const { result, unmount, requests, told } = await openForm({
      [place]: () => new Promise<never>(() => {}),
    })
    act(() => result.current.uploads.props.onFiles([file('a.pdf')]))
    const sent = () => requests.find(({ method }) => method === 'PUT')
    await waitFor(() => expect(sent()).toBeDefined())
    unmount()
    await waitFor(() => expect(sent()?.signal.aborted).toBe(true))
    expect(told()).toEqual([])
  })
})
