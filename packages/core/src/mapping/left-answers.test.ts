import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { createDraftStore, openDraft } from '../drafts/index.ts'
import { createMemoryStorage } from '../session/index.ts'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { createTramite } from '../tramite/create-tramite.ts'
import {
  createMappingSaving,
  getMappingAnswers,
  mappingAnswersDraft,
  saveLeftAnswers,
  type UnsavedAnswers,
} from './index.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'

const clock = createFixedClock('2026-11-19T15:00:00.000Z')
const place = { sectorId: 's1', activityId: 'a1' }
const places = [place, { sectorId: 's1', activityId: 'a2' }]

/** Two activities on a server, and what this browser still has of their answers. */
function open(left: Partial<UnsavedAnswers>) {
  const stands = new Map<string, AnswersByField>()
  const calls: string[] = []
  let answerNext: (() => Promise<Response>) | undefined
  const portal = createTramite({
    baseUrl: 'https://portal.example',
    clock,
    conventions: conventions.specified,
    storage: createMemoryStorage(),
    policy: { retryDelay: 1, retries: 0 },
    fetch: async (request) => {
      const id = request.url.split('/').at(-2) ?? ''
      calls.push(`${request.method} ${id}`)
      if (request.method === 'PUT') {
        const answer = answerNext
        answerNext = undefined
        if (answer) return answer()
        stands.set(id, { ...stands.get(id), ...(await request.json()) })
      }
      return Response.json({ id, label: 'Folha', ...stands.get(id) }, { headers: { etag: '"1"' } })
    },
  })
  const store = createDraftStore({ storage: createSharedStorage().openTab(), clock })
  const openOne = (id: string) =>
    openDraft(store, mappingAnswersDraft, { userId: 'bia', businessId: 'b1' }, { id })
  const draft = openOne('a1')
  draft.subscribe(() => {})
  draft.change((empty) => ({ ...empty, ...left }))
  draft.flush()
  return {
    portal,
    draft,
    stands,
    calls,
    answerNextWith: (answer: () => Promise<Response>) => {
      answerNext = answer
    },
    saveLeft: () => saveLeftAnswers(portal, openOne, places),
  }
}

const left = { changes: { question9: 'Sim' }, saved: { question9: '' } }

describe('answers that were left in the browser', () => {
  it('are saved, and are then nowhere else', async () => {
    const { saveLeft, stands, draft, calls } = open(left)
    expect(await saveLeft()).toBeUndefined()
    expect(stands.get('a1')).toEqual({ question9: 'Sim' })
    expect(draft.snapshot().values).toEqual(mappingAnswersDraft.empty)
    expect(calls).toEqual(['GET a1', 'PUT a1'])
  })

  it('stay there when they cannot be saved, and name their activity', async () => {
    const { saveLeft, draft, answerNextWith } = open(left)
    answerNextWith(() => Promise.reject(new TypeError('network')))
    expect(await saveLeft()).toEqual(place)
    expect(draft.snapshot().values.changes).toEqual(left.changes)
  })

  it('overwrite nothing that somebody else answered', async () => {
    const { saveLeft, stands, calls } = open(left)
    stands.set('a1', { question9: 'Não' })
    expect(await saveLeft()).toEqual(place)
    expect(calls).toEqual(['GET a1'])
  })

  it('are not saved where the mapping was closed since: the page of their activity asks about them', async () => {
    const { saveLeft, draft, calls } = open({ held: left.changes })
    expect(await saveLeft()).toEqual(place)
    expect(draft.snapshot().values.held).toEqual(left.changes)
    expect(calls).toEqual([])
  })

  it('go after those of a page that was left before they arrived', async () => {
    const { portal, saveLeft, calls, answerNextWith } = open({})
    const saved = await portal.read(getMappingAnswers, place)
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerNextWith(() => promise)
    const leaving = createMappingSaving(portal, place)({ ...left, saved, isAsked: false })
    let isDone = false
    const waiting = saveLeft().then((failed) => {
      isDone = true
      return failed
    })
    await expect.poll(() => calls).toContain('PUT a1')
    await new Promise((soon) => setTimeout(soon, 20))
    expect(isDone).toBe(false)
    resolve(Response.json({ id: 'a1', label: 'Folha' }))
    await leaving
    expect(await waiting).toBeUndefined()
  })
})
