import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { createHttpChatChannel } from '../../ports/chat-channel/http-chat-channel.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { selectRows, until } from '../../testing/test-finance.ts'
import { customerIdOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPeer, type TestPeer } from '../../testing/test-peer.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'

const clock = { now: () => new Date() }
const channelAt = ({ url: baseUrl, secret }: TestPeer) =>
  // A timeout on a busy machine would be retried only after minutes.
  createHttpChatChannel({ baseUrl: `${baseUrl}/hooks/juridico`, secret, clock, timeoutMs: 20_000 })

async function post(portal: TestPortal, as: PersonName, id: string, files: readonly string[]) {
  const attachments = await Promise.all(files.map((name) => upload(portal, as, name)))
  const body = { content: 'Seguem.', attachments }
  const made = await portal.call('postDemandMessage', { as, params: { id }, body })
  if (made.status !== 201) throw new Error(`The message was refused: ${made.problem.code}`)
  return made.body.id
}

describe('a message with documents', () => {
  let peer: TestPeer
  let portal: TestPortal
  beforeAll(async () => {
    peer = await startTestPeer()
    portal = await startTestPortal({ chatChannel: channelAt(peer) })
  })
  afterAll(async () => {
    await portal.close()
    await peer.close()
  })
  const noticeOf = (itemId: string) =>
    peer.requests.filter(({ headers }) => headers['idempotency-key'] === itemId)

  it('is told to the chat channel with links to its documents', async () => {
    const demand = await raiseDemand(portal)
    const itemId = await post(portal, 'ana', demand.id, ['contrato.pdf', 'ata.pdf'])
    await portal.settle()
    await until(() => noticeOf(itemId).length > 0)
    const [notice] = noticeOf(itemId)
    expect(notice).toMatchObject({ method: 'POST', path: '/hooks/juridico', signed: true })
    const url = `https://portal.example/demands/${demand.id}`
    expect(JSON.parse(notice?.body ?? '')).toEqual({
      itemId,
      text: `ana (aurora) enviou documentos na demanda ${demand.externalId}, ${demand.name}: ${url}`,
      documents: [
        { name: 'contrato.pdf', url },
        { name: 'ata.pdf', url },
      ],
    })
  })

  it('of a private demand says no more than that there is one', async () => {
    const body = { name: 'Saída de sócio', private: true }
    const demand = await raiseDemand(portal, { body })
    const itemId = await post(portal, 'ana', demand.id, ['distrato-social.pdf'])
    await portal.settle()
    await until(() => noticeOf(itemId).length > 0)
    const { body: sent } = noticeOf(itemId)[0] ?? { body: '' }
    expect(sent).not.toMatch(/sócio|distrato/)
    expect(JSON.parse(sent).documents).toMatchObject([{ name: 'Documento 1' }])
  })

  it('is told of by staff as well, a message without documents is not', async () => {
    const demand = await raiseDemand(portal)
    const before = peer.requests.length
    await post(portal, 'ana', demand.id, [])
    const itemId = await post(portal, 'lia', demand.id, ['parecer.pdf'])
    await portal.settle()
    await until(() => noticeOf(itemId).length > 0)
    expect(peer.requests).toHaveLength(before + 1)
  })

  it('is told of when it came with a change of the status', async () => {
    const { id } = await raiseDemandIn(portal, 'PENDING')
    const attachments = [await upload(portal, 'ana', 'procuracao.pdf')]
    const body = { statusKey: 'IN_PROGRESS', message: 'Segue.', attachments }
    await portal.call('updateDemandStatus', { as: 'ana', params: { id }, body })
    const { body: said } = await portal.call('listDemandItems', { as: 'ana', params: { id } })
    const itemId = said.items.find((item) => item.attachments.length > 0)?.id ?? ''
    await portal.settle()
    await until(() => noticeOf(itemId).length > 0)
    expect(noticeOf(itemId)[0]?.body).toContain('procuracao.pdf')
  })

  it('is told again when the channel was away', async () => {
    const demand = await raiseDemand(portal)
    peer.script({ status: 503 })
    const itemId = await post(portal, 'ana', demand.id, ['contrato.pdf'])
    await portal.settle()
    const stateNow = async () =>
      (
        await selectRows<{ state: string }>(
          portal,
          `select state::text as state from pgboss.job where data ->> 'itemId' = $1`,
          [itemId],
        )
      )[0]?.state
    await until(async () => (await stateNow()) === 'retry')
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand(`update pgboss.job set start_after = now() where data ->> 'itemId' = $1`, [
          itemId,
        ]),
      ),
    )
    portal.jobs.wake()
    await until(async () => (await stateNow()) === 'completed')
    expect(noticeOf(itemId)).toHaveLength(2)
  })
})

describe('without a chat channel', () => {
  it('is entered in the ledger, once', async () => {
    const portal = await startTestPortal()
    const demand = await raiseDemand(portal)
    const itemId = await post(portal, 'ana', demand.id, ['contrato.pdf'])
    await Promise.all([1, 2, 3, 4, 5].map(() => portal.relay.drain()))
    const entries = () =>
      selectRows<{ key: string; customer_id: string }>(
        portal,
        `select key, customer_id from ledger_entries where port = 'chatChannel'`,
      )
    await until(async () => (await entries()).length > 0)
    expect(await entries()).toEqual([{ key: itemId, customer_id: customerIdOf('aurora') }])
    await portal.close()
  })
})

describe('with two processes', () => {
  it('is told once', async () => {
    const peer = await startTestPeer()
    const chatChannel = channelAt(peer)
    const first = await startTestPortal({ chatChannel })
    const second = first.source.second ? await startSecondPortal(first, { chatChannel }) : first
    const demand = await raiseDemand(first)
    const posted = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        post(i % 2 === 0 ? first : second, 'ana', demand.id, [`anexo-${i}.pdf`]),
      ),
    )
    await Promise.all([first, second, first, second].map((portal) => portal.relay.drain()))
    const told = () => peer.requests.map(({ headers }) => String(headers['idempotency-key']))
    await until(() => told().length >= posted.length)
    await untilQuiet(first)
    expect(told().sort()).toEqual(posted.toSorted())
    if (second !== first) await second.close()
    await first.close()
    await peer.close()
  })
})
