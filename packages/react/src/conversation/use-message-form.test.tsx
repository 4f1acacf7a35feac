import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { demandOutboxDraft } from '@tramite/core/demands'
import { demandFieldMessages } from '@tramite/core/messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDraft } from '../drafts/use-draft.ts'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useMessageForm } from './use-message-form.ts'
import { useMessageOutbox } from './use-message-outbox.ts'

const post = 'POST /demands/d1/items/message'

function useConversation() {
  const outbox = useMessageOutbox('d1')
  return { ...useMessageForm({ demandId: 'd1', ...outbox }), outbox }
}

async function openConversation(
  answer: (sent: unknown) => unknown,
  putFile: () => Response = () => new Response(null),
) {
  const sent: unknown[] = []
  const { wrapper } = await openTestPages({
    'GET /signedPutFileUrl': () => ({
      signedUrl: 'https://portal.example/files/key-1',
      key: 'key-1',
    }),
    'PUT /files/key-1': putFile,
    [post]: async (request) => {
      const body: unknown = await request.json()
      sent.push(body)
      return answer(body)
    },
  })
  return { sent, ...renderHook(() => useConversation(), { wrapper }) }
}

const file = new File(['conteúdo'], 'a.pdf', { type: 'application/pdf' })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

describe('a message that is being written', () => {
  it('goes as soon as its files have arrived, and leaves an empty box', async () => {
    const { result, sent } = await openConversation(() => ({ id: 'item-1' }))
    act(() => {
      result.current.box.form.field('content').onChange(' Segue. ')
      result.current.box.uploads.onFiles([file])
    })
    expect(result.current.isUploading).toBe(true)
    act(() => result.current.box.form.submit())
    expect(result.current.box.isWaitingForUploads).toBe(true)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ content: 'Segue.', attachments: [{ awsFileKey: 'key-1' }] }])
    await waitFor(() => expect(result.current.box.form.values.content).toBe(''))
    expect(result.current.box.uploads.rows).toEqual([])
  })

  it('that a failed file held back says so once the file is there, until it is sent', async () => {
    let isOnline = false
    const { result, sent } = await openConversation(
      () => ({ id: 'item-1' }),
      () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        return new Response(null)
      },
    )
    act(() => {
      result.current.box.form.field('content').onChange('Segue.')
      result.current.box.uploads.onFiles([file])
    })
    act(() => result.current.box.form.submit())
    await waitFor(() => expect(result.current.box.hasFailedUpload).toBe(true))
    expect(result.current.box.isHeldBack).toBe(false)
    isOnline = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.box.isHeldBack).toBe(true))
    expect(sent).toEqual([])
    act(() => result.current.box.form.submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(result.current.box.isHeldBack).toBe(false)
    act(() => result.current.box.uploads.onFiles([file]))
    await waitFor(() => expect(result.current.box.uploads.rows[0]?.state).toBe('done'))
    expect(result.current.box.isHeldBack).toBe(false)
  })

  it('is sent once by a double press, which says nothing of the emptied field', async () => {
    const time = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const { result, sent } = await openConversation(() => ({ id: 'item-1' }))
    const content = () => result.current.box.form.field('content')
    act(() => content().onChange('Segue.'))
    act(() => result.current.box.form.submit())
    act(() => result.current.box.form.submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(content().error).toBeUndefined()
    time.mockReturnValue(2000)
    act(() => result.current.box.form.submit())
    expect(content().error).toBe(demandFieldMessages['demands.messageRequired'])
    expect(sent).toHaveLength(1)
  })

  it('needs a word or a file', async () => {
    const { result, sent } = await openConversation(() => ({ id: 'item-1' }))
    act(() => result.current.box.form.submit())
    const { error } = result.current.box.form.field('content')
    expect(error).toBe(demandFieldMessages['demands.messageRequired'])
    act(() => result.current.box.uploads.onFiles([file]))
    expect(result.current.box.form.field('content').error).toBeUndefined()
    act(() => result.current.box.form.submit())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('comes back, before what was written since, when it is refused for a file', async () => {
    const errors = { 'key-1': 'O arquivo tem um vírus.' }
    const refusal = { status: 400, code: 'FILE_INFECTED', message: 'Recusado', errors }
    const { result } = await openConversation(() => Response.json(refusal, { status: 400 }))
    act(() => {
      result.current.box.form.field('content').onChange('Segue.')
      result.current.box.uploads.onFiles([file])
    })
    await waitFor(() => expect(result.current.isUploading).toBe(false))
    act(() => result.current.box.form.submit())
    act(() => result.current.box.form.field('content').onChange('E mais.'))
    await waitFor(() => expect(result.current.box.uploads.rows).toHaveLength(1))
    expect(result.current.box.uploads.rows).toMatchObject([
      { name: 'a.pdf', state: 'failed', error: 'O arquivo tem um vírus.' },
    ])
    await waitFor(() => expect(result.current.box.form.values.content).toBe('Segue.\n\nE mais.'))
    expect(result.current.outbox.outgoing).toEqual([])
  })

  it('comes back in the order in which it was sent, with another that is refused', async () => {
    const returned = ['Primeira.', 'Segunda.'].map((content, index) => ({
      idempotencyKey: `key-${index}`,
      sentAt: 0,
      content,
      attachments: [
        { fileName: content, fileType: 'text/plain', fileSize: 1, awsFileKey: content },
      ],
      error: 'Recusado',
      isRefused: true,
      fileErrors: { [content]: 'O arquivo tem um vírus.' },
    }))
    const { wrapper } = await openTestPages({})
    const { result } = renderHook(
      () => ({ ...useConversation(), kept: useDraft(demandOutboxDraft, { id: 'd1' }) }),
      { wrapper },
    )
    act(() => {
      result.current.kept.draft.change(() => returned)
      result.current.kept.draft.flush()
    })
    await waitFor(() =>
      expect(result.current.box.form.values.content).toBe('Primeira.\n\nSegunda.'),
    )
    expect(result.current.box.uploads.rows.map(({ name }) => name)).toEqual([
      'Primeira.',
      'Segunda.',
    ])
  })

  it('moves to a reply, and back, with its files', async () => {
    const { result } = await openConversation(() => ({ id: 'item-1' }))
    act(() => {
      result.current.box.form.field('content').onChange('Segue.')
      result.current.box.uploads.onFiles([file])
    })
    await waitFor(() => expect(result.current.isUploading).toBe(false))
    const written = await act(async () => result.current.handOver())
    expect(written).toMatchObject({
      content: 'Segue.',
      attachments: [{ record: { awsFileKey: 'key-1' }, arrivedAt: expect.any(Number) }],
    })
    expect(result.current.box.form.values.content).toBe('')
    expect(result.current.box.uploads.rows).toEqual([])
    act(() => result.current.box.form.field('content').onChange('E mais.'))
    act(() => result.current.takeBack(written))
    expect(result.current.box.form.values.content).toBe('Segue.\n\nE mais.')
    expect(result.current.box.uploads.rows).toMatchObject([{ name: 'a.pdf', state: 'done' }])
  })

  it('of files alone comes back without a word that nobody typed', async () => {
    const errors = { 'key-1': 'O arquivo tem um vírus.' }
    const refusal = { status: 400, code: 'FILE_INFECTED', message: 'Recusado', errors }
    const { result, sent } = await openConversation(() => Response.json(refusal, { status: 400 }))
    act(() => result.current.box.uploads.onFiles([file]))
    await waitFor(() => expect(result.current.isUploading).toBe(false))
    act(() => result.current.box.form.submit())
    await waitFor(() => expect(result.current.box.uploads.rows[0]?.state).toBe('failed'))
    expect(sent).toMatchObject([{ content: 'Documento anexado.' }])
    expect(result.current.box.form.values.content).toBe('')
  })
})
