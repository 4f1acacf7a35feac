import { act, renderHook, waitFor } from '@testing-library/react'
import { getDemand, renameDemand, renameSchema } from '@tramite/core/demands'
import { createDraftStore, openDraft } from '@tramite/core/drafts'
import { createFixedClock, createSharedStorage } from '@tramite/core/testing'
import { createDeleteUserSchema } from '@tramite/core/users'
import { describe, expect, it, vi } from 'vitest'
import { useRun } from '../calls/use-run.ts'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useForm } from './use-form.ts'
import { useSeenVersion } from './use-seen-version.ts'

describe('a form on a page', () => {
  it('is sent by what its page does by then, and shown anew at each change', () => {
    const sent: string[] = []
    const onRefused = vi.fn()
    const { result, rerender } = renderHook(
      ({ prefix }) =>
        useForm({
          schema: renameSchema,
          initial: { name: 'Contrato' },
          onSubmit: ({ name }) => sent.push(`${prefix} ${name}`),
          onRefused,
        }),
      { initialProps: { prefix: 'antes' } },
    )
    act(() => result.current.text('name').onChange(' '))
    expect(result.current.isDirty).toBe(true)
    act(() => result.current.submit())
    expect(result.current.text('name').error).toBe('Sua demanda precisa de um nome!')
    expect(onRefused).toHaveBeenCalledOnce()
    act(() => result.current.text('name').onChange('Distrato'))
    rerender({ prefix: 'agora' })
    act(() => result.current.submit())
    expect(sent).toEqual(['agora Distrato'])
  })

  it('is judged by what is known when it is sent, not when it was opened', () => {
    const onSubmit = vi.fn()
    const { result, rerender } = renderHook(
      ({ removed }) => useForm({ schema: createDeleteUserSchema(removed), onSubmit }),
      { initialProps: { removed: 'ana' } },
    )
    act(() => result.current.field('newResponsibleUserId').onChange('ana'))
    act(() => result.current.submit())
    expect(onSubmit).not.toHaveBeenCalled()
    rerender({ removed: 'bia' })
    act(() => result.current.submit())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      newResponsibleUserId: 'ana',
      privateDemandsUserId: '',
    })
  })

  it('keeps what is typed in a draft, beside what else the draft keeps', () => {
    const drafts = createDraftStore({
      storage: createSharedStorage().openTab(),
      clock: createFixedClock(),
    })
    const draft = openDraft(
      drafts,
      {
        name: 'form',
        version: 1,
        empty: { name: '', sent: 'k1' },
        read: () => undefined,
        isEmpty: ({ name }) => name === '',
      },
      { userId: 'bia', businessId: null },
    )
    const sent: unknown[] = []
    const { result } = renderHook(() =>
      useForm({ schema: renameSchema, draft, onSubmit: (values) => sent.push(values) }),
    )
    act(() => result.current.text('name').onChange('Distrato'))
    expect(draft.snapshot().values).toEqual({ name: 'Distrato', sent: 'k1' })
    act(() => draft.change((last) => ({ ...last, name: 'Aditivo' })))
    expect(result.current.text('name').value).toBe('Aditivo')
    act(() => result.current.submit())
    expect(sent).toEqual([{ name: 'Aditivo' }])
    const restored = renderHook(() => useForm({ schema: renameSchema, draft, onSubmit: () => {} }))
    expect(restored.result.current.isDirty).toBe(true)
    act(() => draft.discard())
    expect(restored.result.current.isDirty).toBe(false)
  })

  it('saves over the version that it was opened on, and after a refusal over the one that was told', async () => {
    const sent: (string | null)[] = []
    const id = 'd1'
    let etag = '"1"'
    const { app, wrapper } = await openTestApp({
      'GET /demands/d1': () => Response.json({ id }, { headers: { etag } }),
      'PATCH /demands/d1/Distrato': ({ headers }) => {
        sent.push(headers.get('if-match'))
        return headers.get('if-match') === etag
          ? Response.json({ id }, { headers: { etag: '"3"' } })
          : new Response(problem(412, 'VERSION_CONFLICT').body, { status: 412, headers: { etag } })
      },
    })
    const readDemand = () =>
      app.queries.fetchQuery({ ...getDemand(app.tramite.client, { id }), staleTime: 0 })
    await readDemand()
    const { result } = renderHook(
      () => {
        const { version, shown, onFailed } = useSeenVersion(getDemand, { id })
        const rename = useRun(renameDemand, { onFailed })
        return { version, shown, rename: () => rename.mutate({ id, name: 'Distrato', version }) }
      },
      { wrapper },
    )
    etag = '"2"'
    await act(readDemand)
    // What is shown may be saved over, unless a newer one is known to be there.
    expect([result.current.version, result.current.shown()]).toEqual(['"1"', '"2"'])
    await act(() => app.queries.invalidateQueries({ queryKey: ['demands'] }))
    expect(result.current.shown()).toBe('"1"')
    act(() => result.current.rename())
    await waitFor(() => expect(result.current.version).toBe('"2"'))
    act(() => result.current.rename())
    await waitFor(() => expect(sent).toEqual(['"1"', '"2"']))
  })
})
