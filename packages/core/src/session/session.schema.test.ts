import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  forgotSchema,
  resetPasswordSchema,
  signInSchema,
  strongPassword,
} from './session.schema.ts'

const weak =
  'Deve conter no mínimo 8 caracteres, sendo no mínimo uma letra maiúscula, uma letra minúscula e um número'

describe('sign-in', () => {
  it.each([
    [{ email: ' ana@aurora.example ', password: ' x ' }, {}],
    [{}, { email: 'E-mail é obrigatório', password: 'Senha é obrigatório' }],
    [
      { email: ' ', password: '' },
      { email: 'E-mail é obrigatório', password: 'Senha é obrigatório' },
    ],
    [{ email: 'ana', password: 'x' }, { email: 'Email inválido' }],
    [{ email: 'ana@aurora', password: 'x' }, { email: 'Email inválido' }],
  ])('%j', (form, errors) => expect(errorsOf(signInSchema.safeParse(form))).toEqual(errors))

  it('trims the e-mail and never the password', () => {
    expect(signInSchema.parse({ email: ' ana@aurora.example ', password: ' x ' })).toEqual({
      email: 'ana@aurora.example',
      password: ' x ',
    })
  })
})

describe('recovery', () => {
  it.each([
    [{}, { email: 'E-mail é obrigatório' }],
    [{ email: 'ana@' }, { email: 'Email inválido' }],
    [{ email: 'ana@aurora.example' }, {}],
  ])('%j', (form, errors) => expect(errorsOf(forgotSchema.safeParse(form))).toEqual(errors))
})

describe('reset', () => {
  it.each([
    [{ senha: 'Tramite1', confirmar: 'Tramite1' }, {}],
    [{}, { senha: 'Nova senha é obrigatório', confirmar: 'Confirmar senha é obrigatório' }],
    [
      { senha: '', confirmar: '' },
      { senha: 'Nova senha é obrigatório', confirmar: 'Confirmar senha é obrigatório' },
    ],
    [{ senha: 'Tramit1', confirmar: 'Tramit1' }, { senha: weak }],
    [{ senha: 'tramite1', confirmar: 'tramite1' }, { senha: weak }],
    [{ senha: 'TRAMITE1', confirmar: 'TRAMITE1' }, { senha: weak }],
    [{ senha: 'Tramitee', confirmar: 'Tramitee' }, { senha: weak }],
    [{ senha: 'Tramite1', confirmar: 'Tramite2' }, { confirmar: 'As senhas devem combinar' }],
    [
      { senha: 'tramite1', confirmar: 'Tramite1' },
      { senha: weak, confirmar: 'As senhas devem combinar' },
    ],
    [{ senha: 'Tramite1', confirmar: '' }, { confirmar: 'Confirmar senha é obrigatório' }],
  ])('%j', (form, errors) => expect(errorsOf(resetPasswordSchema.safeParse(form))).toEqual(errors))

  it('asks for the four parts whatever stands around them', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        expect(strongPassword.test(`${noise}Aa1xxxxx`)).toBe(true)
        expect(strongPassword.test(noise.replace(/\d/gu, ''))).toBe(false)
      }),
    )
  })
})
