import {
  createBusinessFormSchema,
  newBusinessSchema,
  toNewBusinessDemand,
} from '@tramite/core/businesses'
import { conventions } from '@tramite/core/calendar'
import {
  createCompanyFormSchema,
  createLegalRepresentativeSchema,
  createPersonFormSchema,
} from '@tramite/core/customers'
import {
  createDemandSchema,
  createTagSchema,
  feedbackSchema,
  messageSchema,
  privateUsersSchema,
  renameSchema,
  statusDialogSchema,
} from '@tramite/core/demands'
import { forgotSchema, signInSchema } from '@tramite/core/session'
import { changePasswordSchema, createUserFormSchema } from '@tramite/core/users'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../testing/contract-operations.ts'
import type { OperationId } from './operation.ts'
import { compileValidator } from './validation.ts'

/** The calls accept the output of the SDK's forms unchanged. */

const id = '019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02'
const address = {
  cep: '01310-100',
  addressCity: 'São Paulo',
  addressState: 'SP',
  address: 'Avenida Paulista',
  addressNumber: '1000',
  addressDistrict: 'Bela Vista',
  addressComplement: 'Sala 1',
}
const user = { name: 'Ana', email: 'ana@aurora.example' }

function faultsOf(operationId: OperationId, body: unknown): unknown {
  const operation = contractOperations.find((one) => one.id === operationId)
  if (!operation?.body) throw new Error(`${operationId} takes no body`)
  const validate = compileValidator({ schema: operation.body.schema, httpPart: 'body' })
  validate(body)
  return validate.errors ?? []
}

describe.each(Object.values(conventions))('under the conventions $name', (chosen) => {
  const userForm = createUserFormSchema(chosen)
  const businessForm = createBusinessFormSchema(chosen)

  it.each([
    ['createUser', userForm.parse(user)],
    ['createUser', userForm.parse({ ...user, phone: '(11) 9 8123-4567', occupation: 'Sócia' })],
    ['updateUser', userForm.parse(user)],
    ['updateLoggedUser', userForm.parse({ ...user, phone: '', occupation: '' })],
    ['createBusiness', businessForm.parse({ name: 'Filial', personType: 'PJ' })],
    [
      'updateBusiness',
      businessForm.parse({ name: 'Filial', personType: 'PF', cpf: '111.444.777-35', ...address }),
    ],
    ['updateCustomer', createPersonFormSchema(chosen).parse({ cpf: '11144477735', ...address })],
    [
      'updateCustomer',
      createCompanyFormSchema(chosen).parse({ cnpj: '11.222.333/0001-81', ...address }),
    ],
    [
      'updateLegalRepresentative',
      createLegalRepresentativeSchema(chosen).parse({ ...user, cpf: '111.444.777-35' }),
    ],
  ] as const)('%s takes %j', (operation, body) => expect(faultsOf(operation, body)).toEqual([]))
})

it.each([
  ['signIn', signInSchema.parse({ email: user.email, password: 'x' })],
  ['requestPasswordReset', forgotSchema.parse({ email: user.email })],
  [
    'changePassword',
    changePasswordSchema.parse({
      currentPassword: 'a',
      newPassword: 'b',
      newPasswordConfirm: 'b',
    }),
  ],
  ['createDemand', createDemandSchema.parse({ name: 'Contrato', description: 'Rever.' })],
  [
    'createDemand',
    toNewBusinessDemand(newBusinessSchema.parse({ name: 'Filial', description: 'Nova.' }), id),
  ],
  ['updateDemand', renameSchema.parse({ name: 'Outro' })],
  [
    'updateDemandStatus',
    { ...statusDialogSchema.parse({ message: 'Segue.' }), statusKey: 'IN_PROGRESS' },
  ],
  ['postDemandMessage', messageSchema.parse({ content: '' })],
  [
    'saveFeedback',
    { ...feedbackSchema.parse({ rating: 5 }), feedbackType: 'DEMAND', demandId: id },
  ],
  ['createDemandTag', { ...createTagSchema.parse({ name: 'Aluguéis' }), customerId: id }],
  ['addPrivateDemandUsers', privateUsersSchema.parse({ usersIds: [id] })],
] as const)('%s takes %j', (operation, body) => expect(faultsOf(operation, body)).toEqual([]))
