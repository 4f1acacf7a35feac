import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorDetails } from './api-error.ts'
import { toFailureNotice } from './failure-notice.ts'

function fail(details: Partial<ApiErrorDetails>): ApiError {
  return new ApiError({ kind: 'problem', status: 400, code: 'X', message: '', ...details })
}

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
      'another status without own text',
      fail({ status: 409, message: 'Conflito.' }),
      undefined,
      undefined,
    ],
    ['no connection without own text', fail({ kind: 'network', status: 0 }), undefined, undefined],
    [
      'own text with the server’s message',
      fail({ status: 403, message: 'Sem permissão.' }),
      'Não foi possível validar a demanda',
      { title: 'Não foi possível validar a demanda', description: 'Sem permissão.' },
    ],
    [
      'own text without connection',
      fail({ kind: 'network', status: 0 }),
      'Erro',
      { title: 'Erro', description: 'Sem conexão. Verifique a internet e tente novamente.' },
    ],
    ['own text only', fail({ status: 500 }), 'Erro', { title: 'Erro' }],
    ['the same sentence twice', fail({ message: 'Erro' }), 'Erro', { title: 'Erro' }],
    ['a bug of our own', new TypeError('x is undefined'), 'Erro', { title: 'Erro' }],
    ['an ended session, which has its own notice', fail({ status: 401 }), 'Erro', undefined],
    ['a call that the caller gave up', fail({ kind: 'aborted', status: 0 }), 'Erro', undefined],
  ])('%s', (_, error, text, expected) => {
    expect(toFailureNotice(error, text)).toEqual(expected)
  })
})
