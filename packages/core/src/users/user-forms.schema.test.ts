import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { createForm } from '../forms/index.ts'
import { ApiError } from '../http/index.ts'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  changePasswordSchema,
  createDeleteUserSchema,
  createUserEditSchema,
  createUserFormSchema,
} from './user-forms.schema.ts'

describe('createUserFormSchema', () => {
  const specified = createUserFormSchema(conventions.specified)
  const brazil = createUserFormSchema(conventions.brazil)
  const valid = {
    name: ' Marina Lopes ',
    email: ' marina@aurora.example ',
    phone: '(11) 9 8765-4321',
    occupation: 'Analista',
    customerAdmin: true,
  }

  it('trims, and gives the phone bare', () => {
    expect(specified.parse(valid)).toEqual({
      ...valid,
      name: 'Marina Lopes',
      email: 'marina@aurora.example',
      phone: '11987654321',
    })
  })

  it('needs name and e-mail only', () => {
    expect(specified.parse({ name: 'Ana', email: 'ana@aurora.example' })).toEqual({
      name: 'Ana',
      email: 'ana@aurora.example',
      phone: null,
      occupation: null,
      customerAdmin: false,
    })
  })

  it('says all errors at once', () => {
    expect(errorsOf(specified.safeParse({}))).toEqual({
      name: 'Nome é obrigatório',
      email: 'E-mail é obrigatório',
    })
  })

  it.each([
    ['name', ' ', 'Nome é obrigatório'],
    ['name', 'a'.repeat(61), 'Nome deve ter no máximo 60 caracteres'],
    ['email', ' ', 'E-mail é obrigatório'],
    ['email', 'marina@', 'Email inválido'],
    ['email', `${'a'.repeat(50)}@aurora.example`, 'E-mail deve ter no máximo 60 caracteres'],
    ['occupation', 'a'.repeat(61), 'Cargo/Função deve ter no máximo 60 caracteres'],
  ])('%s = %j', (field, value, text) => {
    expect(errorsOf(specified.safeParse({ ...valid, [field]: value }))).toEqual({ [field]: text })
  })

  it('accepts the limits themselves', () => {
    const email = `${'a'.repeat(45)}@aurora.example`
    expect(email).toHaveLength(60)
    const limits = { ...valid, name: 'a'.repeat(60), email, occupation: 'a'.repeat(60) }
    expect(errorsOf(specified.safeParse(limits))).toEqual({})
  })

  it.each([
    ['(11) 3456-7890', true],
    ['(11) 9 8765-4321', true],
    ['', true],
    ['1198', false],
    ['98765-4321', false],
    ['+1 212 555 0100', false],
    ['5511987654321', false],
  ])('phone %j: %s', (phone, isAccepted) => {
    for (const schema of [specified, brazil]) {
      expect(errorsOf(schema.safeParse({ ...valid, phone }))).toEqual(
        isAccepted ? {} : { phone: 'Informe um telefone com DDD, de 10 ou 11 dígitos' },
      )
    }
  })
})

describe('createUserEditSchema', () => {
  const email = 'marina@aurora.example'
  const schema = createUserEditSchema(conventions.specified, { email, phone: null })
  it.each([
    [{ email }, {}],
    [{ email: 'Marina@Aurora.example' }, {}],
    [{ email: 'outra@aurora.example', currentPassword: 'segredo' }, {}],
    [{ email: 'outra@aurora.example' }, { currentPassword: 'Senha atual é obrigatório' }],
    [
      { email, currentPassword: 'a'.repeat(61) },
      { currentPassword: 'Senha atual deve ter no máximo 60 caracteres' },
    ],
  ])('%j', (form, errors) => {
    expect(errorsOf(schema.safeParse({ name: 'Marina', ...form }))).toEqual(errors)
  })

  it.each(['specified', 'brazil'] as const)(
    'leaves a phone of another country as it stands, and takes no other one: %s',
    (name) => {
      const stored = { email, phone: '+351912345678' }
      const form = createUserEditSchema(conventions[name], stored)
      const changed = { name: 'Marina', ...stored, occupation: 'Consultora' }
      expect(form.parse(changed)).toMatchObject({ phone: stored.phone, occupation: 'Consultora' })
      expect(form.parse({ ...changed, phone: '' }).phone).toBeNull()
      expect(errorsOf(form.safeParse({ ...changed, phone: '+351912345679' }))).toEqual({
        phone: 'Informe um telefone com DDD, de 10 ou 11 dígitos',
      })
    },
  )
})

describe('the password dialog', () => {
  const valid = { currentPassword: 'a', newPassword: 'Tramite2026', newPasswordConfirm: 'outra' }

  it('checks neither composition nor repetition', () => {
    expect(changePasswordSchema.safeParse({ ...valid, newPassword: 'fraca' }).success).toBe(true)
  })

  it('wants every field, of 60 characters at most', () => {
    const empty = { currentPassword: '', newPassword: '', newPasswordConfirm: '' }
    expect(errorsOf(changePasswordSchema.safeParse(empty))).toEqual({
      currentPassword: 'Senha atual é obrigatório',
      newPassword: 'Nova senha é obrigatório',
      newPasswordConfirm: 'Confirmar nova senha é obrigatório',
    })
    const long = { ...valid, newPassword: 'a'.repeat(61) }
    expect(errorsOf(changePasswordSchema.safeParse(long))).toEqual({
      newPassword: 'Nova senha deve ter no máximo 60 caracteres',
    })
  })
})

describe('createDeleteUserSchema', () => {
  it.each([
    [{}, 'Novo responsável é obrigatório'],
    [{ newResponsibleUserId: '' }, 'Novo responsável é obrigatório'],
    [{ newResponsibleUserId: 'removed' }, 'Escolha outro usuário: este será removido'],
    [{ newResponsibleUserId: 'heir' }, undefined],
  ])('%j', (form, text) => {
    expect(errorsOf(createDeleteUserSchema('removed').safeParse(form))).toEqual(
      text === undefined ? {} : { newResponsibleUserId: text },
    )
  })

  it.each(['newResponsibleUserId', 'privateDemandsUserId'] as const)(
    'shows at its own field why the server refuses the %s',
    (field) => {
      const form = createForm({
        schema: createDeleteUserSchema('removed'),
        initial: { newResponsibleUserId: 'heir', privateDemandsUserId: 'other' },
        onSubmit: () => undefined,
      })
      const text = 'O novo responsável deve ser um usuário ativo do mesmo cliente.'
      expect(
        form.refuse(
          new ApiError({
            kind: 'problem',
            status: 400,
            code: 'USER_HEIR_UNKNOWN',
            message: text,
            errors: { [field]: text },
          }),
        ),
      ).toBe(true)
      expect(form.snapshot().field(field).error).toBe(text)
    },
  )
})
