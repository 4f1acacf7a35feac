import { isWholeWordSearch, MESSAGE_BEGINNING_MIN } from '@tramite/core/demands'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { toSearchQuery } from '../../search/search-query.ts'
import { toTextWords } from '../../search/tokens.ts'
import { processItems } from '../../tables/items.table.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

type Search = { readonly name?: string; readonly message?: string; readonly search?: string }
const find = async (search: Search, as: PersonName = 'ana', more: object = {}) => {
  const { body } = await portal.call('listDemands', {
    as,
    query: { limit: 200, ...search, ...more },
  })
  expect(body.total).toBeGreaterThanOrEqual(body.demands.length)
  return body
}
const idsOf = async (search: Search, as?: PersonName) =>
  (await find(search, as)).demands.map(({ id }) => id)

const matches = (text: string, asked: string) =>
  portal.database.system((transaction) =>
    transaction.run({
      text: 'select $1::tsvector @@ $2::tsquery',
      params: [toTextWords(text), toSearchQuery(asked).asked[0]],
      read: ({ rows }) => rows[0]?.[0] ?? null,
    }),
  )

describe('words', () => {
  it.each([
    ['LOCAÇÃO', 'locacao'],
    ['Revisão do contrato de locação', 'contratos locações'],
    ['Revisão do contrato de locação', 'a locação do contrato'],
    ["Poço d'água", 'águas'],
    ['Ac\u0327a\u0303o de despejo', 'ação'],
    ['Auto nº 1.234/2026', '1.234'],
    [`${'x'.repeat(9000)} rescisão`, 'rescisão'],
    ['x'.repeat(9000), 'x'.repeat(9000)],
    ['Distrato — “cláusula” 5ª', 'clausula 5'],
    ['Cessão de cotas', 'ceder'],
    ['Rescindiu o contrato', 'rescisões'],
    ['Adequação à Lei nº 13.709/2018', 'lei 13709'],
    ['CNPJ 12.345.678/0001-90', '12345678000190'],
    ['Contrarrazões ao recurso', 'contra-razões'],
    ['Aurora S.A.', 's/a'],
  ])('%s is found by %s', async (text, asked) => {
    expect(await matches(text, asked)).toBe(true)
  })

  it.each([
    ['Contrato de locação', 'contrato rescisão'],
    ['Casamento', 'casa'],
    ['Contrato', 'trato'],
    ['Reunião', 'réu'],
    ['Registro de março', 'marca'],
    ['Ação', ''],
    ['Ação', '%'],
    ['Ação', '...'],
    ['Ação', 's d'],
    ['Ação', "'\\"],
  ])('%s is not found by %s', async (text, asked) => {
    expect(await matches(text, asked)).toBe(false)
  })

  it('find their text while they are typed', async () => {
    const lost: string[] = []
    for (const text of ['Locações', 'Rescisão', 'Procurações', 'Imóveis', 'Contratos de aluguel']) {
      for (let typed = 2; typed <= text.length; typed += 1) {
        const asked = text.slice(0, typed)
        if (!(await matches(text, asked))) lost.push(asked)
      }
    }
    expect(lost).toEqual([])
  })
})

describe('a search', () => {
  it('finds titles and messages by word, and counts what it finds', async () => {
    const { id } = await raiseDemand(portal, { body: { name: 'Ações de despejo' } })
    await portal.call('postDemandMessage', {
      as: 'ana',
      params: { id },
      body: { content: 'O fiador foi citado pelos juízes.' },
    })
    expect(await idsOf({ name: 'acao despejo' })).toEqual([id])
    expect(await idsOf({ message: 'juiz' })).toEqual([id])
    expect(await idsOf({ name: 'ação', message: 'fiadores' })).toEqual([id])
    expect(await find({ name: 'ação', message: 'penhora' })).toEqual({
      demands: [],
      total: 0,
      nextCursor: null,
    })
    // A match needs all words in the same entry.
    await portal.call('postDemandMessage', {
      as: 'ana',
      params: { id },
      body: { content: 'Segue a matrícula.' },
    })
    expect(await idsOf({ message: 'fiador matrícula' })).toEqual([])
  })

  it('goes on by cursor and by number, in every order, with the number of all', async () => {
    const made = []
    for (const number of [1, 2, 3, 4, 5]) {
      made.push((await raiseDemand(portal, { body: { name: `Usucapião ${number}` } })).id)
    }
    for (const order of ['idAsc', 'name', 'updatedAt', 'forecastNullsLast']) {
      const whole = await find({ name: 'usucapioes' }, 'ana', { order })
      expect(whole.demands.map(({ id }) => id).sort()).toEqual([...made].sort())
      const ids = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof find>> = await find({ name: 'usucap' }, 'ana', {
          order,
          limit: 2,
          ...(cursor && { cursor }),
        })
        expect(page.total).toBe(5)
        ids.push(...page.demands.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor)
      expect(ids).toEqual(whole.demands.map(({ id }) => id))
      const second = await find({ name: 'usucap' }, 'ana', { order, limit: 2, page: 1 })
      expect(second.demands.map(({ id }) => id)).toEqual(ids.slice(2, 4))
      const beyond = await find({ name: 'usucap' }, 'ana', { order, limit: 2, page: 9 })
      expect(beyond).toEqual({ demands: [], total: 5, nextCursor: null })
    }
  })

  it('has what is written as it was asked first, then its other forms, then what begins like it', async () => {
    const raise = async (name: string) => (await raiseDemand(portal, { body: { name } })).id
    const exact = [await raise('Penhorar o veículo'), await raise('Sobre penhorar')]
    const begun = await raise('Bens penhorarquivados')
    const forms = await raise('Penhora do veículo')
    const wanted = [...exact.toReversed(), forms]
    expect(await idsOf({ name: 'penhorar' })).toEqual(wanted)
    expect(await idsOf({ name: 'penhorarq' })).toEqual([begun])
    expect(
      (await find({ name: 'penhorar' }, 'ana', { order: 'idAsc' })).demands.map(({ id }) => id),
    ).toEqual([...exact, forms])
    const paged = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({ name: 'penhorar' }, 'ana', {
        limit: 1,
        ...(cursor && { cursor }),
      })
      paged.push(...page.demands.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(wanted)
    const second = await find({ name: 'penhorar' }, 'ana', { limit: 2, page: 1 })
    expect(second.demands.map(({ id }) => id)).toEqual([forms])
  })

  it('has messages that say it as it was asked first', async () => {
    const say = async (content: string) => {
      const { id } = await raiseDemand(portal)
      await portal.call('postDemandMessage', { as: 'ana', params: { id }, body: { content } })
      return id
    }
    const exact = await say('Vamos adjudicar o bem.')
    const form = await say('A adjudicação foi pedida.')
    expect(await idsOf({ message: 'adjudicar' })).toEqual([exact, form])
    // Two entries match, one of them literally: the demand is listed once.
    await portal.call('postDemandMessage', {
      as: 'ana',
      params: { id: form },
      body: { content: 'Quero adjudicar.' },
    })
    expect(await idsOf({ message: 'adjudicar' })).toEqual([form, exact])
  })

  it('finds a demand by its number, before those whose title has it', async () => {
    const { id, externalId } = await raiseDemand(portal)
    const titled = await raiseDemand(portal, { body: { name: `Continuação da ${externalId}` } })
    for (const name of [`${externalId}`, ` nº ${externalId} `, `#${externalId}`]) {
      expect(await idsOf({ name }), name).toEqual([id, titled.id])
    }
    expect(await idsOf({ name: `${externalId}` }, 'davi')).toEqual([])
  })

  it('finds a demand by its new name, and no longer by the old one', async () => {
    const { id } = await raiseDemand(portal, { body: { name: 'Anticrese' } })
    await portal.call('renameDemand', { as: 'ana', params: { id, name: 'Enfiteuse' } })
    expect(await idsOf({ name: 'anticrese' })).toEqual([])
    expect(await idsOf({ name: 'enfiteuses' })).toEqual([id])
  })

  it('finds a demand by what its request says, like a message, and by what it says now', async () => {
    const { id } = await raiseDemand(portal, {
      body: { name: 'Sobre o imóvel', description: 'O comodato venceu.' },
    })
    const titled = await raiseDemand(portal, { body: { name: 'Comodatos' } })
    expect(await idsOf({ search: 'comodato' })).toEqual([titled.id, id])
    expect(await idsOf({ message: 'comodatos' })).toEqual([id])
    expect(await idsOf({ name: 'comodato' })).toEqual([titled.id])
    // Every word is in one text.
    expect(await idsOf({ search: 'imóvel comodato' })).toEqual([])
    await portal.call('updateDemand', {
      as: 'ana',
      params: { id },
      body: { description: 'O mútuo venceu.' },
    })
    expect(await idsOf({ search: 'comodato' })).toEqual([titled.id])
    expect(await idsOf({ search: 'mútuos' })).toEqual([id])
    expect(await idsOf({ search: 'mútuos' }, 'davi')).toEqual([])
  })

  it('finds nothing of what the user may not see', async () => {
    const body = {
      name: 'Inquérito sigiloso',
      description: 'A delação foi homologada.',
      private: true,
      usersToNotify: [userIdOf('bruno')],
    }
    const { id } = await raiseDemand(portal, { body })
    const staff = { as: 'lia', params: { id } } as const
    await portal.call('createDemandItem', {
      ...staff,
      body: { type: 'MESSAGE', content: 'Testemunha protegida' },
    })
    await portal.call('createDemandItem', {
      ...staff,
      body: { type: 'PRIVATE_MESSAGE', content: 'Honorários dobrados' },
    })
    const title = { name: 'inquéritos' }
    const message = { message: 'testemunhas protegidas' }
    const request = { message: 'delações' }
    const internal = { message: 'honorário' }
    for (const as of ['ana', 'bruno', 'lia'] as const) {
      expect(await idsOf(title, as), as).toEqual([id])
      expect(await idsOf(message, as), as).toEqual([id])
      expect(await idsOf(request, as), as).toEqual([id])
      expect(await idsOf(internal, as), as).toEqual(as === 'lia' ? [id] : [])
      expect(await idsOf({ search: internal.message }, as), as).toEqual(as === 'lia' ? [id] : [])
    }
    for (const as of ['clara', 'sofia', 'davi'] as const) {
      const everywhere = [title.name, message.message, request.message, internal.message].map(
        (search) => ({
          search,
        }),
      )
      for (const search of [title, message, request, internal, ...everywhere]) {
        expect(await find(search, as), as).toMatchObject({ total: 0 })
      }
    }
  })

  it('shows what it has found in a message, the closest and newest, and where', async () => {
    const { id } = await raiseDemand(portal, { body: { description: 'Há um usufruto.' } })
    const say = async (content: string) => {
      const params = { id }
      const { body } = await portal.call('postDemandMessage', {
        as: 'ana',
        params,
        body: { content },
      })
      return body.id
    }
    const foundIn = async (search: Search, as?: PersonName) =>
      (await find(search, as)).demands.map(({ found }) => found)
    const request = { itemId: null, before: 'Há um ', word: 'usufruto', after: '.' }
    expect(await foundIn({ search: 'usufruto' })).toEqual([request])
    await say('Sobre a servidão de passagem.')
    const itemId = await say('A servidão\nfoi averbada.')
    await say('As servidões, todas.')
    const hit = { itemId, before: 'A ', word: 'servidão', after: ' foi averbada.' }
    expect(await foundIn({ search: 'servidão' })).toEqual([hit])
    expect(await foundIn({ message: 'servidão' })).toEqual([hit])
    const { body } = await portal.call('getDemandBoard', {
      as: 'ana',
      query: { search: 'servidão' },
    })
    expect(body.OPEN.demands.map(({ found }) => found)).toEqual([hit])
    expect(await foundIn({ search: 'servidões' })).toMatchObject([{ word: 'servidões' }])

    // A title or a number says by itself what was found.
    const titled = await raiseDemand(portal, { body: { name: 'Servidão', description: 'Segue.' } })
    await portal.call('postDemandMessage', {
      as: 'ana',
      params: { id: titled.id },
      body: { content: 'A servidão.' },
    })
    expect(await foundIn({ search: 'servidão' })).toEqual([undefined, hit])
    expect(await foundIn({ message: 'servidão' })).toMatchObject([{ before: 'A ' }, hit])
    await say(`Ver a ${titled.externalId}.`)
    expect(await foundIn({ search: `${titled.externalId}` })).toMatchObject([
      undefined,
      { before: 'Ver a ' },
    ])
    expect(await foundIn({ name: 'servidão' })).toEqual([undefined])
  })

  it('shows nothing of a message that the user may not read, or that is deleted', async () => {
    const { id } = await raiseDemand(portal, { body: { description: 'Sobre o laudêmio.' } })
    const add = async (type: 'MESSAGE' | 'PRIVATE_MESSAGE', content: string) => {
      const params = { id }
      const { body } = await portal.call('createDemandItem', {
        as: 'lia',
        params,
        body: { type, content },
      })
      return body.id
    }
    const gone = await add('MESSAGE', 'Laudêmio da outra parte.')
    await portal.database.system((transaction) =>
      transaction.run(
        toCommand(
          build.update(processItems).set({ deleted: true }).where(eq(processItems.id, gone)),
        ),
      ),
    )
    const internal = await add('PRIVATE_MESSAGE', 'Laudêmio perdido.')
    const foundIn = async (as: PersonName) =>
      (await find({ search: 'laudêmio' }, as)).demands[0]?.found
    expect(await foundIn('ana')).toMatchObject({ itemId: null, before: 'Sobre o ' })
    expect(await foundIn('lia')).toMatchObject({ itemId: internal, after: ' perdido.' })
    expect(await foundIn('davi')).toBeUndefined()
  })

  it('asks the functions of the database in vain for what is of others', async () => {
    const firstNumber = (await find({}, 'ana')).demands[0]?.externalId ?? null
    const found = async (person: PersonName, customerId: string | null) =>
      portal.database.tenant({ userId: userIdOf(person), customerId, staff: false }, (tenant) =>
        tenant.run({
          text: `select count(*) from (select id from app_demands_named($1::tsquery[], $2)
            union all select id from app_demands_saying($1::tsquery[])) f`,
          params: [toSearchQuery('inquérito').asked, firstNumber],
          read: ({ rows }) => rows[0]?.[0],
        }),
      )
    expect(await found('davi', null)).toBe(0)
    expect(await found('clara', (await find({}, 'clara')).demands[0]?.id ?? null)).toBe(0)
  })

  it('finds a message by the beginning of its last word, by a short one as a whole', async () => {
    const { id } = await raiseDemand(portal)
    const content = 'Xerox em SP: vale o art. 7 da lei.'
    await portal.call('postDemandMessage', { as: 'ana', params: { id }, body: { content } })
    const searches = ['xerox', 'xero', 'xer', 'xe', 'x', 'sp', 's', 'lei', 'le', 'xerox sp']
    for (const message of [...searches, 'xerox v', 'art 7', 'sp lei', 'art']) {
      const last = message.split(' ').at(-1) ?? ''
      const isWord = ['xerox', 'sp', 'lei', 'art', '7'].includes(last)
      const isFound = isWord || !isWholeWordSearch(message)
      expect(await idsOf({ message }), message).toEqual(isFound ? [id] : [])
    }
    expect('xer').toHaveLength(MESSAGE_BEGINNING_MIN)
    const named = await raiseDemand(portal, { body: { name: 'Quesitos' } })
    expect(await idsOf({ name: 'q' })).toEqual([named.id])
  })

  it('of everything finds titles, numbers and messages, each demand once, titles first', async () => {
    const say = async (id: string, content: string) =>
      portal.call('postDemandMessage', { as: 'ana', params: { id }, body: { content } })
    const said = await raiseDemand(portal)
    await say(said.id, 'O arresto foi deferido.')
    const titled = await raiseDemand(portal, { body: { name: 'Pedido de arrestos' } })
    const both = await raiseDemand(portal, { body: { name: 'Arresto de bens' } })
    await say(both.id, 'Sobre o arresto.')
    expect(await idsOf({ search: 'arresto' })).toEqual([both.id, titled.id, said.id])
    expect(await find({ search: 'arresto' })).toMatchObject({ total: 3 })
    for (const order of ['idDesc', 'name'] as const) {
      const { demands } = await find({ search: 'arresto' }, 'ana', { order })
      expect(demands.map(({ id }) => id).sort()).toEqual([said.id, titled.id, both.id].sort())
    }
    const paged = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({ search: 'arresto' }, 'ana', {
        limit: 1,
        ...(cursor && { cursor }),
      })
      paged.push(...page.demands.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual([both.id, titled.id, said.id])

    // Words spread over title and messages do not match.
    expect(await idsOf({ search: 'arrestos deferido' })).toEqual([said.id])
    expect(await idsOf({ search: 'bens deferido' })).toEqual([])
    await say(titled.id, `Como na ${said.externalId}.`)
    expect(await idsOf({ search: `nº ${said.externalId}` })).toEqual([said.id, titled.id])
    // It combines with other filters.
    expect(await idsOf({ search: 'arresto', name: 'bens' })).toEqual([both.id])
    const [asked, named] = [`${said.externalId}`, `${titled.externalId}`]
    expect(await idsOf({ search: asked, name: named })).toEqual([titled.id])
    expect(await idsOf({ search: named, name: asked })).toEqual([])
    expect(await idsOf({ search: '   ' })).toEqual(await idsOf({}))
    for (const search of ['arresto', asked]) {
      expect(await find({ search }, 'davi')).toMatchObject({ total: 0 })
    }
    const tooLong = await portal.call('listDemands', {
      as: 'ana',
      query: { search: 'a'.repeat(256) },
    })
    expect(tooLong.status).toBe(400)
  })

  it('finds no deleted entry', async () => {
    const { id } = await raiseDemand(portal)
    const { body } = await portal.call('postDemandMessage', {
      as: 'ana',
      params: { id },
      body: { content: 'Hipoteca' },
    })
    expect(await idsOf({ message: 'hipotecas' })).toEqual([id])
    await portal.database.system((transaction) =>
      transaction.run(
        toCommand(
          build.update(processItems).set({ deleted: true }).where(eq(processItems.id, body.id)),
        ),
      ),
    )
    expect(await idsOf({ message: 'hipotecas' })).toEqual([])
  })
})
