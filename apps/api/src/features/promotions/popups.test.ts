import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  customerIdOf,
  idOf,
  type PersonName,
  testStart,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.time.now = testStart
  await portal.database.system((transaction) => transaction.run(plainCommand('delete from popups')))
})

const draft = {
  title: ' Registre sua marca ',
  description: 'Em março, a busca é por nossa conta.',
  img: '/imagens/marca.jpg',
  link: 'https://blog.firma.example/marcas',
  startDate: '2026-03-10',
  endDate: '2026-03-12',
}
const announce = (body: object = {}, headers = {}) =>
  portal.call('createPopup', { as: 'lia', headers, body: { ...draft, ...body } })
const today = async (as: PersonName) => (await portal.call('getTodayPopup', { as })).body
const view = (as: PersonName, popupId: string, user: PersonName = as) =>
  portal.call('getPopupView', { as, params: { popupId, userId: userIdOf(user) } })
const markViewed = (as: PersonName, popupId: string, user: PersonName = as) =>
  portal.call('viewPopup', { as, params: { popupId, userId: userIdOf(user) } })

describe('getTodayPopup', () => {
  it('answers null with 200 when there is none', async () => {
    const answer = await portal.call('getTodayPopup', { as: 'ana' })
    expect([answer.status, answer.body]).toEqual([200, null])
  })

  it('answers the popup of the day, to admins', async () => {
    const { body: popup } = await announce()
    expect(await today('ana')).toEqual({
      id: popup.id,
      title: 'Registre sua marca',
      description: draft.description,
      img: draft.img,
      link: draft.link,
    })
    expect(await today('davi')).toMatchObject({ id: popup.id })
    for (const person of ['bruno', 'elisa'] as const) expect(await today(person)).toBeNull()
  })

  it.each([
    ['2026-03-10T02:59:59.999Z', false],
    ['2026-03-10T03:00:00.000Z', true],
    ['2026-03-13T02:59:59.999Z', true],
    ['2026-03-13T03:00:00.000Z', false],
  ])('counts days in São Paulo: at %s %s', async (now, expected) => {
    await announce()
    portal.time.now = new Date(now)
    expect((await today('ana')) !== null).toBe(expected)
  })

  it('answers the one that began last', async () => {
    await announce({ startDate: '2026-03-01', title: 'Antiga' })
    await announce({ title: 'Nova' })
    expect(await today('ana')).toMatchObject({ title: 'Nova' })
  })

  it('goes to no churned customer, even while they still have access', async () => {
    await announce()
    const set = (isChurn: boolean, until: string | null) =>
      portal.database.system((transaction) =>
        transaction.run(
          plainCommand(
            'update customers set is_churn = $2, access_allowed_until = $3 where id = $1',
            [customerIdOf('brisa'), isChurn, until],
          ),
        ),
      )
    await set(true, '2027-01-01')
    expect(await today('davi')).toBeNull()
    await set(false, null)
    expect(await today('davi')).not.toBeNull()
  })

  it('is not for staff, strangers and those who have left', async () => {
    expect((await portal.call('getTodayPopup', { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
    expect((await portal.call('getTodayPopup', { as: 'caio' })).problem.code).toBe('ACCESS_CHURNED')
    expect((await portal.call('getTodayPopup')).status).toBe(401)
  })
})

describe('the view of a popup', () => {
  it('is kept for each user, once', async () => {
    const { body: popup } = await announce()
    expect((await view('ana', popup.id)).body).toEqual({ visualizated: false })
    for (let i = 0; i < 2; i += 1) expect((await markViewed('ana', popup.id)).status).toBe(204)
    await Promise.all([1, 2, 3].map(() => markViewed('sofia', popup.id)))
    expect((await view('ana', popup.id)).body).toEqual({ visualizated: true })
    expect((await view('bruno', popup.id)).body).toEqual({ visualizated: false })
    const { body } = await portal.call('getPopup', { as: 'lia', params: { id: popup.id } })
    expect(body.views).toBe(2)
  })

  it('is nobody else’s', async () => {
    const { body: popup } = await announce()
    for (const user of ['bruno', 'davi'] as const) {
      expect((await view('ana', popup.id, user)).status).toBe(404)
      expect((await markViewed('ana', popup.id, user)).status).toBe(404)
    }
    expect(await selectRows(portal, 'select * from popup_views')).toEqual([])
  })

  it('needs a popup', async () => {
    expect((await view('ana', idOf('nothing'))).status).toBe(404)
    expect((await markViewed('ana', idOf('nothing'))).status).toBe(404)
  })
})

describe('the firm', () => {
  it('announces once for a key', async () => {
    const key = { 'idempotency-key': 'one-popup' }
    const first = await announce({}, key)
    expect([first.status, first.headers.etag]).toEqual([201, '"1"'])
    expect((await announce({}, key)).body).toEqual(first.body)
    const { body } = await portal.call('listPopups', { as: 'rui' })
    expect(body).toMatchObject({ total: 1, popups: [first.body], nextCursor: null })
  })

  it.each<[string, object, string]>([
    ['days in the wrong order', { endDate: '2026-03-09' }, 'endDate'],
    ['a link without https', { link: 'http://blog.firma.example' }, 'link'],
    ['a script', { link: 'javascript:alert(1)' }, 'link'],
    ['a picture of another scheme', { img: 'data:image/png;base64,AA' }, 'img'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a long title', { title: 'x'.repeat(121) }, 'title'],
    ['a day that does not exist', { startDate: '2026-13-01' }, 'startDate'],
  ])('cannot announce %s', async (_, change, field) => {
    const { status, problem } = await announce(change)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  })

  it('changes and withdraws a version', async () => {
    const { body: popup } = await announce({ link: null, img: null })
    const params = { id: popup.id }
    const change = (body: object, headers = {}) =>
      portal.call('updatePopup', { as: 'lia', params, body, headers })
    expect((await change({ endDate: '2026-03-01' })).status).toBe(400)
    expect((await change({ title: 'Outra', link: '/documents' })).body).toMatchObject({
      title: 'Outra',
      link: '/documents',
      startDate: '2026-03-10',
    })
    const late = await change({ title: 'Tarde' }, { 'if-match': '"1"' })
    expect([late.status, late.problem.errors]).toEqual([412, { title: 'Outra' }])

    const withdraw = (headers = {}) => portal.call('deletePopup', { as: 'rui', params, headers })
    expect((await withdraw({ 'if-match': '"1"' })).status).toBe(412)
    await markViewed('ana', popup.id)
    expect((await withdraw({ 'if-match': '"2"' })).status).toBe(204)
    expect((await withdraw()).status).toBe(404)
    expect(await today('ana')).toBeNull()
  })

  it('reads the list by cursor, the latest first', async () => {
    const days = ['2026-01-01', '2026-02-01', '2026-02-01', '2026-03-01']
    for (const startDate of days) await announce({ startDate })
    const list = (query: object) => portal.call('listPopups', { as: 'lia', query })
    const first = await list({ limit: 3 })
    const rest = await list({ limit: 3, cursor: first.body.nextCursor })
    const shown = [...first.body.popups, ...rest.body.popups].map(({ startDate }) => startDate)
    expect(shown).toEqual(days.toReversed())
    expect(rest.body.nextCursor).toBeNull()
  })

  it('alone keeps popups, whatever a handler does', async () => {
    const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
    await announce()
    await portal.database.tenant(ana, (transaction) =>
      transaction.run(plainCommand(`update popups set link = 'https://evil.example'`)),
    )
    expect(await today('ana')).toMatchObject({ link: draft.link })
  })
})
