import { describe, expect, it, vi } from 'vitest'
import { createDraftStore, openDraft } from '../drafts/index.ts'
import { ApiError } from '../http/index.ts'
import { demandFieldMessages } from '../messages/index.ts'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { demandOutboxDraft, type UnsentMessage } from './demand-drafts.ts'
import type { ProcessItem } from './demands.types.ts'
import { createMessageOutbox } from './message-outbox.ts'

const HOUR = 60 * 60 * 1000
const bia = { userId: 'bia', businessId: 'b1' }
const file = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 1, awsFileKey: 'key-a' }
const flush = () => new Promise((resolve) => setTimeout(resolve))

const refusal = (errors: Record<string, string> = {}) =>
  new ApiError({ kind: 'problem', status: 400, code: 'VALIDATION', message: 'Não.', errors })
const noAnswer = () => new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' })

/** A conversation's outbox in one tab of a browser. */
function build(shared = createSharedStorage()) {
  const clock = createFixedClock()
  const sent: UnsentMessage[] = []
  const arrived: string[] = []
  const ends: ((error?: unknown) => void)[] = []
  const drafts = createDraftStore({ storage: shared.openTab(), clock })
  const outbox = createMessageOutbox({
    draft: openDraft(drafts, demandOutboxDraft, bia, { id: 'd1' }),
    clock,
    post: (message) =>
      new Promise((resolve, reject) => {
        sent.push(message)
        const item = { id: `item-${sent.length}` } as ProcessItem
        ends.push((error) => (error === undefined ? resolve(item) : reject(error)))
      }),
    onSent: (item) => arrived.push(item.id),
  })
  const end = async (error?: unknown) => {
    await flush()
    ends.shift()?.(error)
    await flush()
  }
  const states = () => outbox.snapshot().outgoing.map(({ content, state }) => [content, state])
  return { outbox, sent, arrived, end, states, clock, shared }
}

describe('a message on its way', () => {
  it('stands there at once and leaves when it has arrived', async () => {
    const { outbox, arrived, end, states } = build()
    outbox.send('Segue o contrato.', [file])
    expect(outbox.snapshot().outgoing).toMatchObject([
      { content: 'Segue o contrato.', fileNames: ['a.pdf'], state: 'sending', error: undefined },
    ])
    await end()
    expect(states()).toEqual([])
    expect(arrived).toEqual(['item-1'])
  })

  it('says why it failed, and goes again under the same key', async () => {
    const { outbox, sent, end, states } = build()
    outbox.send('Oi.', [])
    await end(refusal())
    expect(outbox.snapshot().outgoing).toMatchObject([{ state: 'failed', error: 'Não.' }])
    outbox.retry(sent[0]?.idempotencyKey ?? '')
    outbox.retry(sent[0]?.idempotencyKey ?? '')
    expect(states()).toEqual([['Oi.', 'sending']])
    await flush()
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      sent[0]?.idempotencyKey,
      sent[0]?.idempotencyKey,
    ])
    await end()
    expect(states()).toEqual([])
  })

  it('has arrived only when the server took it', async () => {
    const { outbox, sent, end } = build()
    const hasArrived = () => outbox.snapshot().hasArrived
    outbox.send('Oi.', [])
    await end(refusal())
    outbox.discard(sent[0]?.idempotencyKey ?? '')
    expect(hasArrived()).toBe(false)
    outbox.send('Segue o contrato.', [file])
    await end(refusal({ 'key-a': 'Arquivo com vírus.' }))
    outbox.takeReturned()
    expect(outbox.snapshot()).toMatchObject({ outgoing: [], hasArrived: false })
    outbox.send('De novo.', [])
    await end()
    expect(hasArrived()).toBe(true)
    outbox.send('E mais.', [])
    expect(hasArrived()).toBe(false)
  })

  it('has words of its own when nobody answered', async () => {
    const { outbox, end } = build()
    outbox.send('Oi.', [])
    await end(noAnswer())
    expect(outbox.snapshot().outgoing).toMatchObject([
      { error: demandFieldMessages['demands.messageUnconfirmed'], isUnconfirmed: true },
    ])
  })

  it('may have arrived since an answer was lost, until it is refused', async () => {
    const { outbox, sent, end } = build()
    const isUnconfirmed = () => outbox.snapshot().outgoing.map((message) => message.isUnconfirmed)
    const again = () => outbox.retry(sent[0]?.idempotencyKey ?? '')
    const unsent = new ApiError({ kind: 'network', status: 0, code: 'OFFLINE', message: 'Nada.' })
    outbox.send('Oi.', [])
    await end(unsent)
    expect(isUnconfirmed()).toEqual([false])
    again()
    await end(noAnswer())
    expect(isUnconfirmed()).toEqual([true])
    again()
    await end(unsent)
    expect(isUnconfirmed()).toEqual([true])
    again()
    await end(refusal())
    expect(isUnconfirmed()).toEqual([false])
  })

  it('may have arrived if the page closed before the answer', () => {
    const first = build()
    first.outbox.send('Oi.', [])
    const second = build(first.shared)
    second.clock.advance(13 * HOUR)
    second.outbox.discard('another')
    expect(second.sent).toEqual([])
    expect(second.outbox.snapshot().outgoing).toMatchObject([
      { state: 'failed', error: undefined, isUnconfirmed: true },
    ])
  })

  it('may still have arrived if it goes again without a connection, or has to wait', async () => {
    const first = build()
    first.outbox.send('Primeira.', [])
    first.outbox.send('Segunda.', [])
    const second = build(first.shared)
    const unsent = new ApiError({ kind: 'network', status: 0, code: 'OFFLINE', message: 'Nada.' })
    second.outbox.resume()
    await second.end(unsent)
    expect(second.outbox.snapshot().outgoing).toMatchObject([
      { state: 'failed', error: 'Nada.', isUnconfirmed: true },
      { state: 'failed', error: demandFieldMessages['demands.messageWaits'], isUnconfirmed: true },
    ])
    second.outbox.resume()
    await second.end()
    await second.end()
    expect(second.states()).toEqual([])
    // One that was never sent has not arrived.
    second.outbox.send('Terceira.', [])
    await second.end(unsent)
    expect(second.outbox.snapshot().outgoing).toMatchObject([{ isUnconfirmed: false }])
  })

  it('survives the page, and goes again by itself for twelve hours unless it was refused', async () => {
    const first = build()
    first.outbox.send('Recusada.', [])
    await first.end(refusal())
    first.outbox.send('Perdida no caminho.', [])
    first.outbox.send('Atrás dela.', [])
    await first.end(new ApiError({ kind: 'problem', status: 504, code: 'HTTP_504', message: '' }))
    const [, lost] = first.sent

    const second = build(first.shared)
    expect(second.states()).toEqual([
      ['Recusada.', 'failed'],
      ['Perdida no caminho.', 'failed'],
      ['Atrás dela.', 'failed'],
    ])
    second.outbox.resume()
    second.outbox.resume()
    await flush()
    await second.end()
    await second.end()
    expect(second.sent.map(({ content }) => content)).toEqual([
      'Perdida no caminho.',
      'Atrás dela.',
    ])
    expect(second.sent[0]?.idempotencyKey).toBe(lost?.idempotencyKey)
    expect(second.states()).toEqual([['Recusada.', 'failed']])

    const third = build(first.shared)
    third.outbox.send('De ontem.', [])
    await third.end(noAnswer())
    third.clock.advance(12 * HOUR)
    third.outbox.resume()
    expect(third.sent).toHaveLength(1)
  })

  it('waits for the one before, so that they arrive as they were written', async () => {
    const { outbox, sent, arrived, end, states } = build()
    const contents = () => sent.map(({ content }) => content)
    outbox.send('Segue o contrato.', [])
    outbox.send('Desconsiderem.', [])
    await flush()
    expect(states()).toEqual([
      ['Segue o contrato.', 'sending'],
      ['Desconsiderem.', 'sending'],
    ])
    expect(contents()).toEqual(['Segue o contrato.'])
    await end(noAnswer())
    expect(contents()).toEqual(['Segue o contrato.'])
    expect(outbox.snapshot().outgoing).toMatchObject([
      { state: 'failed', error: demandFieldMessages['demands.messageUnconfirmed'] },
      { state: 'failed', error: demandFieldMessages['demands.messageWaits'] },
    ])

    outbox.send('E mais.', [])
    await flush()
    expect(contents().slice(1)).toEqual(['Segue o contrato.'])
    await end()
    await end()
    await end()
    expect(contents().slice(1)).toEqual(['Segue o contrato.', 'Desconsiderem.', 'E mais.'])
    expect(arrived).toHaveLength(3)
  })

  it('brings with it those before it that have not arrived, when it is asked for', async () => {
    const { outbox, sent, end } = build()
    outbox.send('Primeira.', [])
    outbox.send('Segunda.', [])
    await end(noAnswer())
    outbox.retry(outbox.snapshot().outgoing[1]?.key ?? '')
    await end()
    await end()
    expect(sent.map(({ content }) => content)).toEqual(['Primeira.', 'Primeira.', 'Segunda.'])
  })

  it('goes when the one that it waited for is thrown away', async () => {
    const { outbox, sent, end, states } = build()
    outbox.send('Primeira.', [])
    outbox.send('Segunda.', [])
    await end(noAnswer())
    outbox.discard(sent[0]?.idempotencyKey ?? '')
    await end()
    expect(sent.map(({ content }) => content)).toEqual(['Primeira.', 'Segunda.'])
    expect(states()).toEqual([])
  })

  it('does not wait for one that was refused, or is too old to go by itself', async () => {
    const { outbox, sent, end, clock } = build()
    const contents = () => sent.map(({ content }) => content)
    outbox.send('Sem resposta.', [])
    await end(noAnswer())
    clock.advance(12 * HOUR)
    outbox.send('Recusada.', [])
    outbox.send('Última.', [])
    await end(refusal())
    await end()
    expect(contents()).toEqual(['Sem resposta.', 'Recusada.', 'Última.'])
  })

  it('that another tab has sent while it waited here is not sent again', async () => {
    const here = build()
    const stop = here.outbox.subscribe(() => {})
    here.outbox.send('Oi.', [])
    here.outbox.send('E mais.', [])
    await flush()
    const there = build(here.shared)
    there.outbox.retry(there.outbox.snapshot().outgoing[1]?.key ?? '')
    await flush()
    await there.end()
    await here.end()
    expect(here.sent.map(({ content }) => content)).toEqual(['Oi.'])
    expect(here.states()).toEqual([])
    stop()
  })

  it.each([
    ['the session had ended', 401, 'UNAUTHENTICATED'],
    ['the server waited in vain', 408, 'HTTP_408'],
    ['there were too many', 429, 'RATE_LIMITED'],
    ['its first attempt was still on its way', 409, 'IDEMPOTENCY_IN_PROGRESS'],
  ])('that was not taken since %s goes again by itself', async (_, status, code) => {
    const { outbox, arrived, end } = build()
    outbox.send('Oi.', [])
    await end(new ApiError({ kind: 'problem', status, code, message: 'Agora não.' }))
    outbox.resume()
    await flush()
    await end()
    expect(arrived).toHaveLength(1)
  })

  it('of files alone is sent and shown with words, and comes back without', async () => {
    const { outbox, sent, end, states } = build()
    outbox.send('', [file])
    expect(states()).toEqual([['Documento anexado.', 'sending']])
    await flush()
    expect(sent[0]?.content).toBe('Documento anexado.')
    await end(refusal({ 'key-a': 'Arquivo com vírus.' }))
    expect(outbox.takeReturned()).toMatchObject([{ content: '' }])
  })

  it('can be thrown away', async () => {
    const { outbox, sent, end, states } = build()
    outbox.send('Oi.', [])
    await end(refusal())
    outbox.discard(sent[0]?.idempotencyKey ?? '')
    expect(states()).toEqual([])
  })

  it('that was refused for its files comes back once, and is shown no more', async () => {
    const { outbox, end, states } = build()
    outbox.send('Segue.', [file])
    await end(refusal({ 'key-a': 'Arquivo com vírus.' }))
    expect(states()).toEqual([])
    expect(outbox.snapshot().hasReturned).toBe(true)
    expect(outbox.takeReturned()).toMatchObject([
      { content: 'Segue.', fileErrors: { 'key-a': 'Arquivo com vírus.' } },
    ])
    expect(outbox.snapshot().hasReturned).toBe(false)
    expect(outbox.takeReturned()).toEqual([])
  })

  it('of another tab is shown here, and gone when it has arrived there', async () => {
    const here = build()
    const there = build(here.shared)
    const listener = vi.fn()
    const stop = here.outbox.subscribe(listener)
    there.outbox.send('De lá.', [])
    expect(here.states()).toEqual([['De lá.', 'sending']])
    await there.end()
    expect(here.states()).toEqual([])
    expect(listener).toHaveBeenCalled()
    there.outbox.send('Recusada lá.', [])
    await there.end(refusal())
    expect(here.states()).toEqual([['Recusada lá.', 'failed']])
    stop()
  })

  it('of another tab that was closed before it had an answer is sent from here', async () => {
    vi.useFakeTimers()
    try {
      const here = build()
      const there = build(here.shared)
      const stop = here.outbox.subscribe(() => {})
      there.outbox.send('De lá.', [])
      await vi.advanceTimersByTimeAsync(59_000)
      expect(here.sent).toEqual([])
      here.clock.advance(60_000)
      await vi.advanceTimersByTimeAsync(1000)
      expect(here.sent).toMatchObject(there.sent)
      expect(here.states()).toEqual([['De lá.', 'sending']])
      stop()
    } finally {
      vi.useRealTimers()
    }
  })
})
