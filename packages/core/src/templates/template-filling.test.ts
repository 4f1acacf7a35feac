import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { conventions } from '../calendar/index.ts'
import { createMemoryStorage } from '../session/index.ts'
import { createFixedClock } from '../testing/index.ts'
import { createTramite } from '../tramite/create-tramite.ts'
import {
  areAnswersSent,
  openTemplateFilling,
  type TemplateAnswers,
  toTemplateStep,
} from './index.ts'

const updatedAt = '2026-11-19T15:00:00.000Z'
const fields = [
  { name: 'nome', label: 'Nome', description: null, type: 'text', index: 1 },
  { name: 'cidade', label: 'Cidade', description: null, type: 'text', index: 2 },
] as const
const withoutCity = fields.slice(0, 1)
const district = { name: 'bairro', label: 'Bairro', description: null, type: 'text', index: 3 }

/** A document of a template that the server has, with the draft that stands there. */
function open(
  given: {
    draft?: TemplateAnswers
    answers?: TemplateAnswers
    fails?: boolean
    /** What the firm makes of the fields after the form was opened: its documents are refused. */
    changed?: readonly { readonly name: string }[]
    /** What becomes of the draft before a save arrives. */
    onSave?: (stands: { draft: TemplateAnswers | null; version: number }) => void
    /** The first save arrives after this. */
    held?: Promise<void>
  } = {},
) {
  const stands: { draft: TemplateAnswers | null; version: number } = {
    draft: given.draft ?? null,
    version: given.draft ? 1 : 0,
  }
  const current = given.changed ?? fields
  const calls: string[] = []
  /** The answers of which documents were asked for. */
  const asked: TemplateAnswers[] = []
  const onMade = vi.fn()
  const draftOf = (templateAnswers: TemplateAnswers | null) =>
    templateAnswers && { templateAnswers, updatedAt }
  const portal = createTramite({
    baseUrl: 'https://portal.example',
    clock: createFixedClock(updatedAt),
    conventions: conventions.specified,
    storage: createMemoryStorage(),
    policy: { retryDelay: 1, retries: 0 },
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      if (request.method === 'GET') {
        const template = { id: 't1', fields: current, draft: draftOf(stands.draft) }
        return Response.json(template, { headers: { etag: `"${stands.version}"` } })
      }
      const body = await request.json()
      const isFirst = calls.push(call) === 1
      if (isFirst) await given.held
      if (call.endsWith('/documents')) {
        asked.push(body.templateData)
        if (given.fails) return Response.json({ code: 'INTERNAL', message: '' }, { status: 500 })
        if (given.changed || body.templateData.nome === '?') {
          return Response.json({ code: 'VALIDATION', message: 'Não vale.' }, { status: 400 })
        }
        stands.draft = null
        return Response.json({ id: 'doc1', demandId: 'd1' })
      }
      given.onSave?.(stands)
      if (request.headers.get('if-match') !== `"${stands.version}"`) {
        return Response.json({ code: 'PRECONDITION_FAILED', message: '' }, { status: 412 })
      }
      stands.version += 1
      const answered = current.filter(({ name }) => Object.hasOwn(body.templateAnswers, name))
      stands.draft = Object.fromEntries(
        answered.map(({ name }) => [name, body.templateAnswers[name]]),
      )
      return Response.json(draftOf(stands.draft))
    },
  })
  const template = { id: 't1', fields: [...fields], draft: draftOf(stands.draft) }
  const filling = openTemplateFilling(portal, template, {
    canReview: false,
    onMade,
    ...(given.answers && { answers: given.answers }),
  })
  return {
    ...filling,
    stands,
    calls,
    asked,
    onMade,
    // As a page does that was left for one outside of the business.
    openAgain: () =>
      openTemplateFilling(portal.within(portal.client.businessId()), template, {
        canReview: false,
      }),
    type: (name: string, answer: string) => filling.form.send({ type: 'ANSWER', name, answer }),
    typed: () => filling.form.getSnapshot().context.answers,
    idle: () => waitFor(filling.draft, (state) => !state.hasTag('saving')),
  }
}

describe('a document being filled in', () => {
  it('is saved as its fields are left: created once, then changed', async () => {
    const { type, leaveField, idle, calls, stands } = open()
    type('nome', 'Aurora')
    leaveField()
    await idle()
    type('cidade', 'Recife')
    leaveField()
    await idle()
    expect(calls).toEqual(['POST /templates/t1/drafts', 'PUT /templates/t1/drafts'])
    expect(stands.draft).toEqual({ nome: 'Aurora', cidade: 'Recife' })
  })

  it('is saved in order by a page that is left and opened again at once', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    const { type, leaveField, idle, openAgain, stands } = open({ draft: { nome: 'A' }, held })
    type('nome', 'Aurora')
    leaveField()
    const again = openAgain()
    again.form.send({ type: 'ANSWER', name: 'cidade', answer: 'Recife' })
    again.leaveField()
    await new Promise((resolveSoon) => setTimeout(resolveSoon, 20))
    resolve()
    await idle()
    await waitFor(again.draft, (state) => !state.hasTag('saving'))
    expect(stands.draft).toEqual({ nome: 'Aurora', cidade: 'Recife' })
  })

  it('opens with what was restored, which is saved when nothing else would be', async () => {
    const opened = open({
      draft: { nome: 'Aurora' },
      answers: { nome: 'Aurora', cidade: 'Recife' },
    })
    opened.saveTyped()
    await opened.idle()
    opened.saveTyped()
    await opened.idle()
    expect(opened.calls).toEqual(['PUT /templates/t1/drafts'])
  })

  it('takes over what was typed elsewhere, beside what is typed here', async () => {
    const { type, refresh, typed, stands } = open({ draft: { nome: 'Aurora' } })
    type('cidade', 'Recife')
    stands.draft = { nome: 'Padaria Aurora' }
    await refresh()
    expect(typed()).toEqual({ nome: 'Padaria Aurora', cidade: 'Recife' })
  })

  it('is told what was saved elsewhere, before it is written over, and is made with what was chosen', async () => {
    const chosen = async (choose: (opened: ReturnType<typeof open>) => void) => {
      let isFirst = true
      const opened = open({
        draft: { nome: 'Aurora' },
        onSave: (stands) => {
          if (isFirst) Object.assign(stands, { draft: { nome: 'Padaria' }, version: 2 })
          isFirst = false
        },
      })
      const { type, typed, leaveField, form, draft, idle, stands, asked } = opened
      type('nome', 'Aurora Ltda.')
      type('cidade', 'Recife')
      leaveField()
      form.send({ type: 'SUBMIT' })
      const { context } = await waitFor(form, (state) => state.context.hasFailed)
      expect(toTemplateStep(context).refusal).toMatch(/^Outra resposta chegou/)
      expect(draft.getSnapshot().context.theirs).toEqual({ nome: 'Padaria' })
      expect([stands.draft, typed().nome, asked]).toEqual([{ nome: 'Padaria' }, 'Aurora Ltda.', []])
      choose(opened)
      await idle()
      form.send({ type: 'SUBMIT' })
      await waitFor(form, (state) => state.status === 'done')
      return asked
    }
    expect(await chosen(({ draft }) => draft.send({ type: 'KEEP_MINE' }))).toEqual([
      { nome: 'Aurora Ltda.', cidade: 'Recife' },
    ])
    expect(await chosen(({ takeTheirs }) => takeTheirs())).toEqual([
      { nome: 'Padaria', cidade: 'Recife' },
    ])
  })

  it('is told, too, what was saved elsewhere while it was hidden, or closed', async () => {
    const hidden = open({ draft: { nome: 'Aurora' } })
    hidden.type('nome', 'Aurora Ltda.')
    hidden.stands.draft = { nome: 'Padaria' }
    await hidden.refresh()
    expect(hidden.draft.getSnapshot().context.theirs).toEqual({ nome: 'Padaria' })
    const closed = open({ draft: { nome: 'Aurora' }, answers: { nome: 'Aurora Ltda.' } })
    closed.stands.draft = { nome: 'Padaria' }
    closed.saveTyped()
    await closed.idle()
    expect(closed.draft.getSnapshot().context.theirs).toEqual({ nome: 'Padaria' })
    for (const { typed, calls } of [hidden, closed]) {
      expect([typed(), calls]).toEqual([{ nome: 'Aurora Ltda.' }, []])
    }
  })

  it('is made when the last save is over, which could bring its draft back', async () => {
    const { type, leaveField, form, calls, stands, onMade } = open()
    type('nome', 'Aurora')
    type('cidade', 'Recife')
    leaveField()
    form.send({ type: 'SUBMIT' })
    const { output } = await waitFor(form, (state) => state.status === 'done')
    expect(output).toEqual({ demandId: 'd1' })
    expect(calls).toEqual(['POST /templates/t1/drafts', 'POST /templates/t1/documents'])
    expect(stands.draft).toBeNull()
    expect(onMade).toHaveBeenCalledOnce()
  })

  it('keeps what was typed into a field that the firm takes away, and tells that it is not taken', async () => {
    const opened = open({ changed: withoutCity })
    const { type, leaveField, refresh, typed, form, idle, stands } = opened
    const untaken = () => opened.draft.getSnapshot().context.untaken
    const answer = async (name: string, text: string) => {
      type(name, text)
      leaveField()
      await idle()
    }
    await answer('nome', 'Aurora')
    expect(untaken()).toEqual({})
    await answer('cidade', 'Recife')
    expect(untaken()).toEqual({ cidade: 'Recife' })
    await answer('nome', 'Padaria Aurora')
    expect(stands.draft).toEqual({ nome: 'Padaria Aurora' })
    expect(untaken()).toEqual({ cidade: 'Recife' })
    expect(typed()).toEqual({ nome: 'Padaria Aurora', cidade: 'Recife' })
    stands.draft = { nome: 'Padaria' }
    await refresh()
    expect(typed()).toEqual({ nome: 'Padaria', cidade: 'Recife' })
    form.send({ type: 'SUBMIT' })
    const { context } = await waitFor(form, (state) => state.context.hasFailed)
    expect(toTemplateStep(context).refusal).toMatch(/^O escritório mudou este documento/)
  })

  it('leaves the answer to a field that the firm has added since', async () => {
    const { type, leaveField, draft, typed, idle, stands } = open({
      draft: { nome: 'Aurora' },
      changed: [...fields, district],
    })
    stands.draft = { nome: 'Aurora', bairro: 'Boa Vista' }
    for (const city of ['Recife', 'Olinda', 'Natal']) {
      type('cidade', city)
      leaveField()
      await idle()
      expect(stands.draft).toEqual({ nome: 'Aurora', bairro: 'Boa Vista', cidade: city })
    }
    type('cidade', 'Caruaru')
    leaveField()
    await waitFor(draft, (state) => state.matches({ saving: 'updating' }))
    type('cidade', 'Ipojuca')
    leaveField()
    await idle()
    expect(stands.draft).toEqual({ nome: 'Aurora', bairro: 'Boa Vista', cidade: 'Ipojuca' })
    expect(areAnswersSent(draft.getSnapshot(), typed())).toBe(true)
  })

  it('is made with what the last save took over, which stays where that fails', async () => {
    const correct = async (fails: boolean) => {
      const opened = open({ draft: { nome: 'Aurora' }, fails })
      opened.type('cidade', 'Recife')
      opened.stands.draft = { nome: 'Padaria' }
      opened.leaveField()
      opened.form.send({ type: 'SUBMIT' })
      await waitFor(opened.form, ({ status, context }) => status === 'done' || context.hasFailed)
      return opened
    }
    const made = await correct(false)
    expect(made.asked).toEqual([{ nome: 'Padaria', cidade: 'Recife' }])
    const { leaveField, idle, stands } = await correct(true)
    leaveField()
    await idle()
    expect(stands.draft).toEqual({ nome: 'Padaria', cidade: 'Recife' })
  })

  it('says that the firm has changed it, where it is refused for that', async () => {
    const refusalOf = async (given: Parameters<typeof open>[0]) => {
      const { type, form } = open(given)
      type('nome', '?')
      type('cidade', 'Recife')
      form.send({ type: 'SUBMIT' })
      const { context } = await waitFor(form, (state) => state.context.hasFailed)
      return toTemplateStep(context).refusal
    }
    expect(await refusalOf({ changed: withoutCity })).toBe(
      'O escritório mudou este documento enquanto você o preenchia. Recarregue a página para ver as perguntas de agora.',
    )
    expect(await refusalOf({})).toBe('Não vale.')
  })

  it('goes on, and is saved, where it could not be made', async () => {
    const { type, leaveField, form, idle, stands, onMade } = open({ fails: true })
    type('nome', 'Aurora')
    type('cidade', 'Recife')
    form.send({ type: 'SUBMIT' })
    const failed = await waitFor(form, (state) => state.context.hasFailed)
    expect(failed.value).toBe('filling')
    type('cidade', 'Olinda')
    leaveField()
    await idle()
    expect(stands.draft).toEqual({ nome: 'Aurora', cidade: 'Olinda' })
    expect(onMade).not.toHaveBeenCalled()
  })
})
