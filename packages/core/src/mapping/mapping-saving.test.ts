import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { createMemoryStorage } from '../session/index.ts'
import { createFixedClock } from '../testing/index.ts'
import { createTramite } from '../tramite/create-tramite.ts'
import { createMappingSaving, getMappingAnswers } from './index.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'

const place = { sectorId: 's1', activityId: 'a1' }

/** An activity on a server that refuses a save over an older version, and names its own answers to the questions. */
async function open() {
  const stands = { version: 1, answers: {} as AnswersByField }
  const sent: { answers: AnswersByField; over: string | null }[] = []
  let next: (() => Promise<Response>) | undefined
  const etag = () => ({ etag: `"${stands.version}"` })
  const tell = () =>
    Response.json({ id: 'a1', label: 'Folha', ...stands.answers }, { headers: etag() })
  const write = (answers: AnswersByField) => {
    stands.answers = { ...stands.answers, ...answers }
    stands.version += 1
  }
  const portal = createTramite({
    baseUrl: 'https://portal.example',
    clock: createFixedClock('2026-11-19T15:00:00.000Z'),
    conventions: conventions.specified,
    storage: createMemoryStorage(),
    policy: { retryDelay: 1, retries: 0 },
    fetch: async (request) => {
      if (request.method === 'GET') return tell()
      const answers: AnswersByField = await request.json()
      const over = request.headers.get('if-match')
      sent.push({ answers, over })
      if (over !== etag().etag) {
        const errors = Object.fromEntries(
          Object.keys(answers).map((field) => [
            field,
            new Map(Object.entries(stands.answers)).get(field) ?? '',
          ]),
        )
        return Response.json(
          { code: 'PRECONDITION_FAILED', message: 'Mudou.', errors },
          { status: 412, headers: etag() },
        )
      }
      write(answers)
      const answer = next ?? (async () => tell())
      next = undefined
      return answer()
    },
  })
  const { id: _id, label: _label, ...saved } = await portal.read(getMappingAnswers, place)
  const save = createMappingSaving(portal, place)
  return {
    sent,
    stands,
    write,
    /** What becomes of the answer to the next save, which is done. */
    answerNextWith: (answer: () => Promise<Response>) => {
      next = answer
    },
    tell,
    save: (changes: AnswersByField) => save({ changes, saved, isAsked: false }),
    /** The same on a page that is opened now. */
    openAgain: () => {
      const saveAgain = createMappingSaving(portal.within(null), place)
      return (changes: AnswersByField) => saveAgain({ changes, saved, isAsked: false })
    },
  }
}

describe('the answers of an activity', () => {
  it('are saved over the version that was seen last', async () => {
    const { save, sent, stands } = await open()
    expect(await save({ question0: 'Folha' })).toMatchObject({
      kind: 'saved',
      answers: { question0: 'Folha' },
    })
    await save({ question1: 'Nome' })
    expect(sent.map(({ over }) => over)).toEqual(['"1"', '"2"'])
    expect(stands.answers).toEqual({ question0: 'Folha', question1: 'Nome' })
  })

  it('join those that somebody else gave to other questions', async () => {
    const { save, sent, stands, write } = await open()
    write({ question5: 'Titulares' })
    expect(await save({ question0: 'Folha' })).toMatchObject({ kind: 'saved' })
    expect(sent.map(({ over }) => over)).toEqual(['"1"', '"2"'])
    expect(stands.answers).toEqual({ question0: 'Folha', question5: 'Titulares' })
  })

  it('overwrite nothing that somebody else answered, until it has been seen', async () => {
    const { save, stands, write } = await open()
    write({ question0: 'Ponto' })
    expect(await save({ question0: 'Folha' })).toEqual({
      kind: 'changed',
      theirs: { question0: 'Ponto' },
    })
    expect(stands.answers).toEqual({ question0: 'Ponto' })
    expect(await save({ question0: 'Folha e ponto' })).toMatchObject({ kind: 'saved' })
  })

  it('are not held for somebody else’s after a save whose answer was lost', async () => {
    const { save, stands, answerNextWith } = await open()
    answerNextWith(() => Promise.reject(new TypeError('network')))
    await expect(save({ question0: 'Folha' })).rejects.toMatchObject({ kind: 'network' })
    expect(await save({ question0: 'Folha e ponto' })).toMatchObject({ kind: 'saved' })
    expect(stands.answers).toEqual({ question0: 'Folha e ponto' })
  })

  it('go one save after the other', async () => {
    const { save, sent, tell, answerNextWith } = await open()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerNextWith(() => promise)
    const first = save({ question0: 'Folha' })
    const second = save({ question0: 'Folha e ponto' })
    await expect.poll(() => sent.length).toBe(1)
    resolve(tell())
    expect(await Promise.all([first, second])).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }])
    expect(sent.map(({ over }) => over)).toEqual(['"1"', '"2"'])
  })

  it('follow those of a page that was left before they arrived, and are not held for somebody else’s', async () => {
    const { save, openAgain, sent, stands, tell, answerNextWith } = await open()
    const { promise, resolve } = Promise.withResolvers<Response>()
    answerNextWith(() => promise)
    const left = save({ question0: 'Folha' })
    await expect.poll(() => sent.length).toBe(1)
    const saveAgain = openAgain()
    const again = saveAgain({ question0: 'Folha e ponto' })
    await new Promise((resolveSoon) => setTimeout(resolveSoon, 20))
    expect(sent).toHaveLength(1)
    resolve(tell())
    expect(await Promise.all([left, again])).toMatchObject([{ kind: 'saved' }, { kind: 'saved' }])
    expect(stands.answers).toEqual({ question0: 'Folha e ponto' })
  })

  it('do not follow a save that met somebody else’s', async () => {
    const { save, sent, write } = await open()
    write({ question0: 'Ponto' })
    const first = save({ question0: 'Folha' })
    const second = save({ question0: 'Folha e férias' })
    expect((await Promise.all([first, second])).map(({ kind }) => kind)).toEqual([
      'changed',
      'changed',
    ])
    expect(sent).toHaveLength(1)
  })
})
