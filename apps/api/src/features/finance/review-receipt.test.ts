import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { makeDelinquent, tagsOf } from '../../testing/test-finance.ts'
import { customerIdOf, idOf, type PersonName, testStart } from '../../testing/test-firm.ts'
import { startPaymentPortal, useReceipts } from '../../testing/test-receipts.ts'

let portal: Awaited<ReturnType<typeof startPaymentPortal>>
beforeAll(async () => {
  portal = await startPaymentPortal()
})
afterAll(() => portal.close())
const { beginDelinquent, chargeAurora, send } = useReceipts(() => portal)
beforeEach(beginDelinquent)

describe('a refusal', () => {
  const review = (id: string, status: 'accepted' | 'refused', note?: string) =>
    portal.call('reviewReceipt', {
      as: 'lia',
      params: { id },
      body: { status, ...(note !== undefined && { note }) },
    })
  const refuse = (id: string) => review(id, 'refused', 'É de outra fatura.')

  it('needs a reason, puts the tag back and has the next receipt wait for the firm', async () => {
    const { body: first } = await send('ana')
    expect([first.released, await tagsOf(portal, 'aurora')]).toEqual([true, []])
    for (const note of [undefined, '  ']) {
      const { status, problem } = await review(first.id, 'refused', note)
      expect([status, problem.errors]).toEqual([
        400,
        { note: 'Informe ao cliente o motivo da recusa.' },
      ])
    }
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    expect((await refuse(first.id)).status).toBe(200)
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])

    const { body: second } = await send('ana')
    expect([second.status, second.released]).toEqual(['received', false])
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    const [tag] = (
      await portal.call('listCustomerTags', {
        as: 'lia',
        params: { id: customerIdOf('aurora') },
      })
    ).body.tags
    const params = { id: customerIdOf('aurora'), tagId: tag?.id ?? '' }
    const taken = await portal.call('removeCustomerTag', { as: 'ana', params })
    expect(taken.problem.code).toBe('CUSTOMER_TAG_REFUSED')

    expect((await review(second.id, 'accepted')).status).toBe(200)
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    await makeDelinquent(portal, 'aurora')
    const { body: third } = await send('ana')
    expect([third.released, await tagsOf(portal, 'aurora')]).toEqual([true, []])
  })

  it('that was a mistake is taken back, and a second one changes nothing', async () => {
    const { body: receipt } = await send('ana')
    await refuse(receipt.id)
    await refuse(receipt.id)
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    await review(receipt.id, 'accepted')
    expect(await tagsOf(portal, 'aurora')).toEqual([])
  })

  it('of a proof sent ahead of time makes nobody delinquent', async () => {
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from customer_tags')),
    )
    await chargeAurora({ dueDate: '2026-12-20', status: 'PENDING' })
    const { body: early } = await send('ana')
    expect(early.released).toBe(false)
    expect((await refuse(early.id)).status).toBe(200)
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    await portal.settle()
    const { notifications } = (await portal.call('listNotifications', { as: 'ana' })).body
    expect(notifications.map(({ title }) => title)).toContain('Comprovante de pagamento recusado')
    const { body: second } = await send('ana')
    await review(second.id, 'accepted')
    const accepted = async () => {
      await portal.settle()
      const { notifications: all } = (await portal.call('listNotifications', { as: 'ana' })).body
      return all.filter(({ title }) => title === 'Comprovante de pagamento aceito')
    }
    const before = await accepted()
    // There was no notice that could go.
    await refuse(second.id)
    await review(second.id, 'accepted')
    const [told, ...others] = await accepted()
    expect(others).toEqual(before)
    expect(told?.description).toBe(
      'Fatura: Parcela 1 de 12, vencimento 20/12/2026. O escritório corrigiu a recusa: o comprovante foi aceito.',
    )
    await refuse(second.id)
    expect(await tagsOf(portal, 'aurora')).toEqual([])
  })

  it('is told as taken back only to who was told of it', async () => {
    await portal.settle()
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from notifications')),
    )
    await refuse((await send('ana')).body.id)
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from customer_tags')),
    )
    await chargeAurora({ dueDate: '2026-12-20', status: 'PENDING' })
    await review((await send('ana')).body.id, 'accepted')
    await portal.settle()
    const { notifications } = (await portal.call('listNotifications', { as: 'ana' })).body
    expect(notifications.map(({ title }) => title)).toEqual(['Comprovante de pagamento recusado'])
  })

  it.each([
    ['waits', false],
    ['was refused', true],
  ])('leaves the tag of a later debt to a later receipt, which %s', async (_, isRefused) => {
    const { now } = portal.time
    const after = (minutes: number) => {
      portal.time.now = new Date(now.getTime() + minutes * 60_000)
    }
    await refuse((await send('ana')).body.id)
    after(1)
    const { body: waiting } = await send('ana')
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from customer_tags')),
    )
    after(2)
    await portal.call('addFirmCustomerTag', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
      body: { name: 'Inadimplente' },
    })
    after(3)
    await chargeAurora({})
    const { body: later } = await send('ana')
    after(4)
    if (isRefused) await refuse(later.id)
    const accepted = await review(waiting.id, 'accepted')
    expect([accepted.body.released, await tagsOf(portal, 'aurora')]).toEqual([
      false,
      ['Inadimplente'],
    ])
    await refuse(waiting.id)
    await review(later.id, 'accepted')
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    portal.time.now = now
  })

  describe('of a later proof, of a later debt, puts its tag back', () => {
    const now = testStart
    const after = (minutes: number) => {
      portal.time.now = new Date(now.getTime() + minutes * 60_000)
    }
    afterEach(() => {
      portal.time.now = now
    })

    it.each(['the earlier', 'the later'])(
      'and %s proof, accepted first, leaves it to the later',
      async (first) => {
        await portal.database.system((transaction) =>
          transaction.run(plainCommand('delete from customer_tags')),
        )
        await chargeAurora({ dueDate: '2026-12-20', status: 'PENDING' })
        const { body: earlier } = await send('ana')
        after(1)
        await portal.call('addFirmCustomerTag', {
          as: 'lia',
          params: { id: customerIdOf('aurora') },
          body: { name: 'Inadimplente' },
        })
        after(2)
        const { body: later } = await send('ana')
        expect([earlier.released, later.released]).toEqual([false, true])
        after(3)
        await refuse(later.id)
        after(4)
        if (first === 'the earlier') {
          const { body } = await review(earlier.id, 'accepted')
          expect([body.released, await tagsOf(portal, 'aurora')]).toEqual([false, ['Inadimplente']])
        }
        await review(later.id, 'accepted')
        expect(await tagsOf(portal, 'aurora')).toEqual([])
        await review(earlier.id, 'accepted')
        expect(await tagsOf(portal, 'aurora')).toEqual([])
      },
    )

    it('which another note of an earlier refusal does not make part of that', async () => {
      const { body: refused } = await send('ana')
      await refuse(refused.id)
      after(1)
      const { body: waiting } = await send('ana')
      await portal.database.system((transaction) =>
        transaction.run(plainCommand('delete from customer_tags')),
      )
      after(2)
      await portal.call('addFirmCustomerTag', {
        as: 'lia',
        params: { id: customerIdOf('aurora') },
        body: { name: 'Inadimplente' },
      })
      after(3)
      const { body: noted } = await review(refused.id, 'refused', 'É da fatura de maio.')
      expect(noted).toMatchObject({ note: 'É da fatura de maio.', updatedAt: now.toISOString() })
      await review(waiting.id, 'accepted')
      expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    })
  })

  it('of what the firm had accepted puts back the tag that the acceptance took', async () => {
    const { body: first } = await send('ana')
    await refuse(first.id)
    const { body: second } = await send('ana')
    const { body: accepted } = await review(second.id, 'accepted')
    expect([accepted.released, await tagsOf(portal, 'aurora')]).toEqual([true, []])
    await refuse(second.id)
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
  })

  it('does not count for another customer', async () => {
    const { body: receipt } = await send('ana')
    await refuse(receipt.id)
    await makeDelinquent(portal, 'brisa')
    const { body } = await send('davi', { customerId: customerIdOf('brisa') })
    expect([body.released, await tagsOf(portal, 'brisa')]).toEqual([true, []])
  })

  it('leaves a later debt alone when an older receipt is accepted', async () => {
    const { body: receipt } = await send('ana')
    await makeDelinquent(portal, 'aurora')
    await review(receipt.id, 'accepted')
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
  })

  it('has those wait that the firm has not looked at yet: accepting one of them releases', async () => {
    const { body: first } = await send('ana')
    await chargeAurora({})
    const { body: second } = await send('ana')
    expect([first.released, second.released]).toEqual([true, false])
    await refuse(first.id)
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    await review(second.id, 'accepted')
    expect(await tagsOf(portal, 'aurora')).toEqual([])
  })

  it('that came last has the next receipt wait, whichever of them was sent first', async () => {
    const { body: first } = await send('ana')
    await chargeAurora({})
    const { body: second } = await send('ana')
    const { now } = portal.time
    portal.time.now = new Date(now.getTime() + 60_000)
    await review(second.id, 'accepted')
    portal.time.now = new Date(now.getTime() + 120_000)
    await refuse(first.id)
    expect((await send('ana')).body.released).toBe(false)
    portal.time.now = now
  })

  it('is told to the admins and to the sender, with the reason', async () => {
    const { body: receipt } = await send('ana')
    await refuse(receipt.id)
    await portal.settle()
    const told = async (as: PersonName) =>
      (await portal.call('listNotifications', { as })).body.notifications
        .filter(({ title }) => title === 'Comprovante de pagamento recusado')
        .map(({ description }) => description)
    for (const as of ['ana', 'sofia'] as const) {
      const [description] = await told(as)
      // The reason comes last, since the firm may or may not end it with a full stop.
      expect(description).toMatch(/ aceitar o comprovante\. Motivo: É de outra fatura\.$/)
    }
    expect(await told('bruno')).toEqual([])
    expect(await told('davi')).toEqual([])
  })

  it('and a second receipt of the same moment follow each other: nobody is released by both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body: first } = await send('ana')
      await chargeAurora({})
      const [refusal, second] = await Promise.all([refuse(first.id), send('sofia')])
      expect([refusal.status, second.status]).toEqual([200, 201])
      expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
      const read = await portal.call('getReceipt', { as: 'lia', params: { id: second.body.id } })
      expect(read.body.released).toBe(false)
      await review(second.body.id, 'accepted')
      expect(await tagsOf(portal, 'aurora')).toEqual([])
      await makeDelinquent(portal, 'aurora')
    }
  })
})

describe('of two receipts of one invoice', () => {
  const review = (id: string, status: 'accepted' | 'refused') =>
    portal.call('reviewReceipt', {
      as: 'lia',
      params: { id },
      body: { status, note: 'Está ilegível.' },
    })
  const retag = async () => {
    await portal.call('addFirmCustomerTag', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
      body: { name: 'Inadimplente' },
    })
  }
  const told = async () => {
    await portal.settle()
    const { notifications } = (await portal.call('listNotifications', { as: 'ana' })).body
    return notifications[0]?.description
  }
  /** A minute apart, as the firm's decisions are. */
  const later = () => {
    portal.time.now = new Date(portal.time.now.getTime() + 60_000)
  }
  const sendTwo = async () => {
    await chargeAurora({})
    const { body: first } = await send('ana')
    later()
    const { body: second } = await send('ana', { billingId: first.billingId })
    expect([first.released, second.released, second.billingId]).toEqual([
      true,
      false,
      first.billingId,
    ])
    later()
    return { first, second }
  }
  afterEach(() => {
    portal.time.now = testStart
  })

  it.each([true, false])('one accepted is enough, refused first: %s', async (isRefusedFirst) => {
    const { first, second } = await sendTwo()
    const decisions = [() => review(second.id, 'accepted'), () => review(first.id, 'refused')]
    for (const decide of isRefusedFirst ? decisions.toReversed() : decisions) {
      await decide()
      later()
    }
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    await retag()
    later()
    expect((await send('ana')).body.released).toBe(true)
    expect(await tagsOf(portal, 'aurora')).toEqual([])
  })

  it('a refused duplicate has the next one wait only if the tag was set after the acceptance', async () => {
    const { first, second } = await sendTwo()
    await review(first.id, 'accepted')
    later()
    await review(second.id, 'refused')
    later()
    await retag()
    later()
    const { body: third } = await send('ana', { billingId: first.billingId })
    expect(third.released).toBe(true)
    later()
    await review(third.id, 'refused')
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    expect((await send('ana', { billingId: first.billingId })).body.released).toBe(false)
  })

  it('a refusal says so, by name, and asks for no other', async () => {
    await portal.settle()
    await portal.database.system((transaction) =>
      transaction.run(plainCommand('delete from notifications')),
    )
    const { first, second } = await sendTwo()
    await review(second.id, 'refused')
    expect(await told()).toBe(
      'Fatura: Parcela 1 de 12, vencimento 20/02/2026. Outro comprovante desta fatura está em análise: não é preciso enviar mais um agora. Se há um pagamento pendente, o acesso volta quando a nossa equipe aceitar o comprovante. Motivo: Está ilegível.',
    )
    await review(second.id, 'accepted')
    later()
    await review(first.id, 'refused')
    expect(await told()).toBe(
      'Fatura: Parcela 1 de 12, vencimento 20/02/2026. Outro comprovante desta fatura já foi aceito: não é preciso enviar mais um. Motivo: Está ilegível.',
    )
    later()
    await review(second.id, 'refused')
    expect(await told()).toMatch(/^Fatura: Parcela 1 de 12.* Envie outro comprovante\./)
  })
})

describe('the review of a receipt', () => {
  const review = (id: string, body: object, headers = {}) =>
    portal.call('reviewReceipt', { as: 'lia', params: { id }, headers, body })

  it('is the firm’s, of a version', async () => {
    const { body: receipt } = await send('ana')
    const refused = await review(
      receipt.id,
      { status: 'refused', note: ' De outra fatura. ' },
      { 'if-match': '"1"' },
    )
    expect(refused.body).toMatchObject({ status: 'refused', note: 'De outra fatura.' })
    const late = await review(receipt.id, { status: 'accepted' }, { 'if-match': '"1"' })
    expect([late.status, late.problem.errors]).toEqual([412, { status: 'refused' }])
    expect((await review(receipt.id, { status: 'received' })).status).toBe(400)
    expect((await review(idOf('nothing'), { status: 'accepted' })).status).toBe(404)
    const read = await portal.call('getReceipt', { as: 'rui', params: { id: receipt.id } })
    expect([read.body, read.headers.etag]).toEqual([refused.body, '"2"'])
  })

  it('is told with what an invoice is for that is no instalment', async () => {
    const charged = await chargeAurora({ description: 'Honorários de outubro' })
    const { body: receipt } = await send('ana', { billingId: charged.body.id })
    await review(receipt.id, { status: 'refused', note: 'Está ilegível.' })
    await portal.settle()
    const { notifications } = (await portal.call('listNotifications', { as: 'ana' })).body
    const named = expect.stringContaining('Fatura: Multa (Honorários de outubro), vencimento ')
    expect(notifications.map(({ description }) => description)).toContainEqual(named)
  })

  it('keeps the reason of a refusal only as long as that stands', async () => {
    const { body: receipt } = await send('ana')
    await review(receipt.id, { status: 'refused', note: 'Está ilegível.' })
    const { body: again } = await review(receipt.id, { status: 'refused', note: 'De outra.' })
    expect(again.note).toBe('De outra.')
    expect((await review(receipt.id, { status: 'accepted' })).body.note).toBeNull()
    const { body: noted } = await review(receipt.id, { status: 'accepted', note: 'Obrigada.' })
    expect(noted.note).toBe('Obrigada.')
    expect((await review(receipt.id, { status: 'accepted' })).body.note).toBe('Obrigada.')
  })

  it('is told with the way to what each may open: the receipts, or the way to pay', async () => {
    const { body: receipt } = await send('ana')
    await review(receipt.id, { status: 'refused', note: 'De outra fatura.' })
    await portal.settle()
    const linkOf = async (as: PersonName) => {
      const { notifications } = (await portal.call('listNotifications', { as })).body
      return notifications.find(({ type }) => type === 'FINANCE')?.link
    }
    expect([await linkOf('sofia'), await linkOf('ana'), await linkOf('bruno')]).toEqual([
      '/financial',
      '/',
      undefined,
    ])
  })

  it('is found in a list, newest first', async () => {
    await chargeAurora({})
    const made: string[] = []
    for (let i = 0; i < 3; i += 1) made.unshift((await send('ana')).body.id)
    await review(made[0] ?? '', { status: 'accepted' })
    const list = (query: object) => portal.call('listReceipts', { as: 'lia', query })
    const first = await list({ limit: 2 })
    expect(first.body.receipts.map(({ id }) => id)).toEqual(made.slice(0, 2))
    expect(first.body.total).toBe(3)
    const rest = await list({ limit: 2, cursor: first.body.nextCursor })
    expect([rest.body.receipts.map(({ id }) => id), rest.body.nextCursor]).toEqual([
      made.slice(2),
      null,
    ])
    expect((await list({ status: 'received' })).body.total).toBe(2)
    expect((await list({ customerId: customerIdOf('brisa') })).body.total).toBe(0)
  })

  it('is not the customer’s', async () => {
    const { body: receipt } = await send('ana')
    const params = { id: receipt.id }
    const body = { status: 'accepted' }
    const asked = await portal.call('reviewReceipt', { as: 'sofia', params, body })
    expect(asked.problem.code).toBe('STAFF_ONLY')
  })
})

describe('a receipt of a late payment', () => {
  const asked = async (as: PersonName) => (await portal.call('getHome', { as })).body.lateInvoices
  const review = (id: string, body: object) =>
    portal.call('reviewReceipt', { as: 'lia', params: { id }, body })

  it('is why home does not ask for it, until it is refused', async () => {
    await chargeAurora({})
    await chargeAurora({ status: 'PENDING' })
    const everyone = async () => [await asked('sofia'), await asked('ana'), await asked('bruno')]
    expect(await everyone()).toEqual([1, 0, 0])
    const { body: receipt } = await send('ana')
    expect(await asked('sofia')).toBe(0)
    await review(receipt.id, { status: 'accepted' })
    expect(await asked('sofia')).toBe(0)
    await review(receipt.id, { status: 'refused', note: 'É de outra fatura.' })
    expect(await asked('sofia')).toBe(1)
  })

  it('is of one invoice, and the next is of the next one', async () => {
    const { body: first } = await chargeAurora({})
    const { body: second } = await chargeAurora({ dueDate: '2026-03-20' })
    await chargeAurora({ dueDate: '2026-04-20', status: 'PENDING' })
    const { body: proof } = await send('ana')
    expect([proof.billingId, await asked('sofia')]).toEqual([first.id, 1])
    expect([(await send('ana')).body.billingId, await asked('sofia')]).toEqual([second.id, 0])
    await review(proof.id, { status: 'refused', note: 'Está ilegível.' })
    expect(await asked('sofia')).toBe(1)
    expect([(await send('ana')).body.billingId, await asked('sofia')]).toEqual([first.id, 0])
    expect((await send('ana')).body.billingId).toBe(first.id)
  })

  it('is of the invoice that it names alone: an extra one does not pay the next', async () => {
    const { body: first } = await chargeAurora({})
    await send('ana')
    expect((await send('ana')).body.billingId).toBe(first.id)
    const { body: second } = await chargeAurora({ dueDate: '2026-03-01' })
    expect(await asked('sofia')).toBe(1)
    expect((await send('ana')).body.billingId).toBe(second.id)
    expect(await asked('sofia')).toBe(0)
  })

  it('says nothing of an invoice that fell due later', async () => {
    await chargeAurora({})
    await send('ana')
    await chargeAurora({ dueDate: '2026-12-20' })
    expect(await asked('sofia')).toBe(1)
  })
})
