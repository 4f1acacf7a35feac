import { describe, expect, it } from 'vitest'
import { toUnsentError } from '../http/api-error.ts'
import { ApiError } from '../http/index.ts'
import {
  toConfirmationFailure,
  toRecoveryFailure,
  toRefusedPassword,
  toResetFailure,
} from './recovery-failures.ts'
import { toSignInFailure } from './session-failures.ts'

const problem = (status: number, code: string, message = '') =>
  new ApiError({ kind: 'problem', status, code, message })
const refused = problem(400, 'INVALID_CREDENTIALS')
const unanswered = (kind: 'network' | 'timeout') =>
  new ApiError({ kind, status: 0, code: kind.toUpperCase(), message: '' })

describe('what a form for visitors says of a failure', () => {
  it.each([
    ['sign-in', toSignInFailure(refused), 'Email e/ou senha inválidos', 'Falha ao realizar login'],
    [
      'recovery',
      toRecoveryFailure(problem(400, 'VALIDATION')),
      'Email inválido',
      'Falha ao recuperar acesso, tente novamente!',
    ],
  ])('%s', (_, failure, email, toast) => expect(failure).toEqual({ email, toast }))

  it.each([
    [problem(400, 'TOKEN_EXPIRED'), 'Token experirado! Refaça o processo de recuperação de senha.'],
    [
      problem(400, 'WEAK_PASSWORD'),
      'Erro ao atualizar senha! Favor entrar em contato com o suporte.',
    ],
  ])('reset: %s', (error, text) => expect(toResetFailure(error)).toBe(text))

  it.each([
    [problem(400, 'COMMON_PASSWORD', 'Escolha outra.'), 'Escolha outra.'],
    [problem(400, 'PERSONAL_PASSWORD', 'É o seu nome.'), 'É o seu nome.'],
    [problem(400, 'TOKEN_EXPIRED', 'O link não vale mais.'), undefined],
    [unanswered('network'), undefined],
  ])('reset, at the password: %s', (error, text) => expect(toRefusedPassword(error)).toBe(text))

  it('confirmation: a link that is used up may have been so by the attempt that got no answer', () => {
    const usedUp = problem(400, 'EMAIL_LINK_EXPIRED', 'Este link não vale mais.')
    expect(toConfirmationFailure(usedUp)).toBe('Este link não vale mais.')
    expect(toConfirmationFailure(usedUp, true)).toMatch(/^A primeira tentativa pode ter dado certo/)
    expect(toConfirmationFailure(problem(400, 'EMAIL_UNAVAILABLE', 'Em uso.'), true)).toBe(
      'Em uso.',
    )
  })

  it.each([
    ['no connection', unanswered('network')],
    ['a time-out', unanswered('timeout')],
    ['a gateway', problem(502, 'HTTP_502')],
  ])('a link whose answer was lost, by %s, may have done its work', (_, error) => {
    expect(toResetFailure(error)).toMatch(/^Não sabemos se a senha foi alterada/)
    expect(toConfirmationFailure(error)).toMatch(/^Não sabemos se o e-mail foi confirmado/)
  })

  it('a link that was never sent has done nothing, and needs no support', () => {
    const unsent = toUnsentError(new TypeError('offline'))
    const cause = 'Sem conexão. Verifique a internet e tente novamente.'
    expect(toResetFailure(unsent)).toBe(`A senha não foi alterada. ${cause}`)
    expect(toConfirmationFailure(unsent)).toBe(`Não foi possível confirmar o e-mail. ${cause}`)
  })

  it.each([
    [
      'no connection',
      unanswered('network'),
      'Sem conexão. Verifique a internet e tente novamente.',
    ],
    ['a time-out', unanswered('timeout'), 'O servidor demorou a responder. Tente novamente.'],
  ])('asking for a link and signing in tell %s as their cause', (_, error, cause) => {
    expect(toSignInFailure(error)).toEqual({ toast: 'Falha ao realizar login', cause })
    expect(toRecoveryFailure(error)).toEqual({
      toast: 'Falha ao recuperar acesso, tente novamente!',
      cause,
    })
  })

  it.each([
    ['too many attempts', problem(429, 'RATE_LIMITED', 'Aguarde 5 minutos.'), 'Aguarde 5 minutos.'],
    [
      'an outage',
      problem(503, 'UNAVAILABLE'),
      'O portal está indisponível no momento. Tente novamente em instantes.',
    ],
  ])('tells %s as its own cause, and no field is wrong', (_, error, cause) => {
    expect(toSignInFailure(error)).toEqual({ toast: 'Falha ao realizar login', cause })
    expect(toConfirmationFailure(error)).toBe(`Não foi possível confirmar o e-mail. ${cause}`)
    expect(toRecoveryFailure(error)).toEqual({
      toast: 'Falha ao recuperar acesso, tente novamente!',
      cause,
    })
    expect(toResetFailure(error)).toBe(
      `Erro ao atualizar senha! Favor entrar em contato com o suporte. ${cause}`,
    )
  })
})
