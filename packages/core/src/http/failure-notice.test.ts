import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorDetails, toTransportError, toUnsentError } from './api-error.ts'
import { type FailureNotice, toFailureNotice } from './failure-notice.ts'
import { toWriteNotice } from './write-notice.ts'

function fail(details: Partial<ApiErrorDetails>): ApiError {
  return new ApiError({ kind: 'problem', status: 400, code: 'X', message: '', ...details })
}

const cut = (timedOut = false) =>
  toTransportError(new TypeError('fetch failed'), { aborted: false, timedOut })

describe('the toast of a failed call', () => {
  it.each([
    [
      'a 400 without own text',
      fail({ message: 'Nome repetido.' }),
      undefined,
      { title: 'Nome repetido.' },
    ],
    [
      'a 413 without own text',
      fail({ status: 413 }),
      undefined,
      { title: 'Arquivo muito grande!' },
    ],
    [
      'a 429 without own text',
      fail({ status: 429, message: 'Tente novamente em 3 minutos.' }),
      undefined,
      { title: 'Tente novamente em 3 minutos.' },
    ],
    [
      'another status without own text',
      fail({ status: 409, message: 'Conflito.' }),
      undefined,
      undefined,
    ],
    ['no connection without own text', cut(), undefined, undefined],
    [
      'own text with the server’s message',
      fail({ status: 403, message: 'Sem permissão.' }),
      'Não foi possível validar a demanda',
      { title: 'Não foi possível validar a demanda', description: 'Sem permissão.' },
    ],
    [
      'own text without connection',
      cut(),
      'Erro',
      { title: 'Erro', description: 'Sem conexão. Verifique a internet e tente novamente.' },
    ],
    [
      'own text without an answer in time',
      cut(true),
      'Erro',
      { title: 'Erro', description: 'O servidor demorou a responder. Tente novamente.' },
    ],
    [
      'a server that only says that it failed',
      fail({ status: 500, code: 'INTERNAL', message: 'Ocorreu um erro na solicitação.' }),
      'Erro ao criar Tag',
      { title: 'Erro ao criar Tag' },
    ],
    ['own text only', fail({ status: 500 }), 'Erro', { title: 'Erro' }],
    ['the same sentence twice', fail({ message: 'Erro' }), 'Erro', { title: 'Erro' }],
    ['a bug of our own', new TypeError('x is undefined'), 'Erro', { title: 'Erro' }],
    ['an ended session, which has its own notice', fail({ status: 401 }), 'Erro', undefined],
    [
      'a call that was not sent',
      fail({ kind: 'refused', status: 0, message: 'Escolha uma.' }),
      'Erro',
      { title: 'Escolha uma.' },
    ],
    ['a call that the caller gave up', fail({ kind: 'aborted', status: 0 }), 'Erro', undefined],
  ])('%s', (_, error, text, expected) => {
    expect(toFailureNotice(error, text)).toEqual(expected)
  })

  it.each([
    [
      'a server that says something',
      fail({ status: 403, message: 'Sem permissão.' }),
      'Sem permissão.',
    ],
    ['a server that says nothing', fail({ status: 500 }), 'Ocorreu um erro na solicitação.'],
    ['no connection', cut(), 'Ocorreu um erro na solicitação.'],
    ['a bug of our own', new TypeError('x'), 'Ocorreu um erro na solicitação.'],
  ])('own text that only stands in for the server’s: %s', (_, error, title) => {
    expect(
      toFailureNotice(error, 'Ocorreu um erro na solicitação.', { isMessageFirst: true }),
    ).toEqual({ title })
  })
})

describe('the toast of a failed write', () => {
  const unknown = {
    title: 'Não sabemos se deu certo',
    description:
      'A resposta não chegou, e isso pode ter sido feito. Verifique a internet e veja se já está feito; se não, tente de novo sem mudar nada: assim nada fica em dobro.',
  }
  const own = { title: 'Não sabemos se a senha foi trocada' }
  const failed = { title: 'Erro' }
  const unsent = toUnsentError(new TypeError('x'))
  const unreadable = fail({ kind: 'network', status: 0, code: 'UNREADABLE' })

  it.each<[string, unknown, FailureNotice | undefined]>([
    ['a connection that broke', cut(), unknown],
    ['no answer in time', cut(true), unknown],
    ['an answer that could not be read', unreadable, unknown],
    ['what never left', unsent, { ...failed, description: unsent.message }],
    ['a gateway without an answer', fail({ status: 502 }), unknown],
    ['a gateway without an answer in time', fail({ status: 504 }), unknown],
    ['a server that failed', fail({ status: 500 }), failed],
    ['a server that was away', fail({ status: 503 }), failed],
    ['a refusal', fail({ status: 409 }), failed],
    ['a bug of our own', new TypeError('x'), failed],
    ['a call that the caller gave up', fail({ kind: 'aborted', status: 0 }), undefined],
  ])('%s', (_, error, expected) => {
    expect(toWriteNotice(error, 'Erro')).toEqual(expected)
    expect(toWriteNotice(error, 'Erro', { isMessageFirst: true })).toEqual(expected)
    const isUnknown = expected === unknown
    expect(toWriteNotice(error, 'Erro', { unanswered: own })).toEqual(isUnknown ? own : expected)
  })
})
