import { describe, expect, it } from 'vitest'
import { getCustomer, getDefaultBusiness, updateCustomer } from '../customers/index.ts'
import {
  addDemandTag,
  addPrivateDemandUsers,
  changeDemand,
  changeFirmDemand,
  createDemand,
  createDemandTag,
  followDemand,
  makeDemandPrivate,
  makeDemandPublic,
  makeDemandsPrivate,
  postDemandMessage,
  postFirmDemandMessage,
  prioritizeDemand,
  removeDemandTag,
  renameDemand,
  reorderDemands,
  unviewDemand,
  updateDemandStatus,
  updateFirmDemandStatus,
  validateDemand,
  validateDemands,
  viewDemand,
} from '../demands/index.ts'
import { listDocuments } from '../documents/index.ts'
import { saveFeedback } from '../feedback/index.ts'
import { type ApiClient, ApiError, type CommandMeta, toCommandToast } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { readNotifications } from '../notifications/index.ts'
import { requestPasswordReset, resetPassword, signIn } from '../session/index.ts'
import {
  changePassword,
  createUser,
  deleteUser,
  getLoggedUser,
  getUser,
  updateLoggedUser,
  updateUser,
} from '../users/index.ts'

/** The toasts of each call in the specification, verbatim. Null where it has none. */
const nowhere = { businessId: () => null } as unknown as ApiClient
/** Without a message from the server the call's own text is all there is. */
const failure = new ApiError({ kind: 'problem', status: 500, code: 'INTERNAL', message: '' })

type Told = Omit<CommandMeta, 'stale'> | undefined
const toastOf = (meta: Told, error?: unknown, answer?: unknown) =>
  toCommandToast(meta, message, error, answer)
const told = (tone: 'success' | 'error', title: string | null) =>
  title === null ? undefined : { tone, title }

const commands = {
  addDemandTag,
  addPrivateDemandUsers,
  changeDemand,
  changeFirmDemand,
  changePassword,
  makeDemandPrivate,
  createDemand,
  createDemandTag,
  createUser,
  deleteUser,
  followDemand,
  makeDemandsPrivate,
  makeDemandPublic,
  postDemandMessage,
  postFirmDemandMessage,
  prioritizeDemand,
  readNotifications,
  removeDemandTag,
  renameDemand,
  reorderDemands,
  requestPasswordReset,
  resetPassword,
  saveFeedback,
  signIn,
  unviewDemand,
  updateCustomer,
  updateDemandStatus,
  updateFirmDemandStatus,
  updateLoggedUser,
  updateUser,
  validateDemand,
  validateDemands,
  viewDemand,
}
const answers: Partial<Record<keyof typeof commands, unknown>> = {
  deleteUser: { removed: { id: '1', name: 'Caio' }, heir: { id: '2', name: 'Helena' } },
  saveFeedback: { skipped: false },
}

describe('a success of', () => {
  it.each<[keyof typeof commands, string | null]>([
    ['createDemand', 'Demanda criada com sucesso!'],
    ['prioritizeDemand', 'Demanda priorizada com sucesso!'],
    ['createDemandTag', 'Tag criada com sucesso'],
    ['addDemandTag', 'Tag adicionada com sucesso'],
    ['removeDemandTag', 'Tag removida com sucesso'],
    ['reorderDemands', 'Demandas reordenadas com sucesso!'],
    ['validateDemand', 'Demanda validada com sucesso'],
    ['validateDemands', 'Demandas validadas com sucesso'],
    ['makeDemandsPrivate', 'Demanda(s) setada(s) para sigiloso com sucesso'],
    ['updateDemandStatus', 'Informações enviadas com sucesso.'],
    ['updateFirmDemandStatus', 'Status da demanda alterado'],
    ['changeDemand', 'Informações enviadas com sucesso.'],
    ['changeFirmDemand', 'Demanda alterada'],
    ['postFirmDemandMessage', null],
    ['saveFeedback', 'Muito obrigado pelo seu feedback!'],
    ['updateCustomer', 'Cliente atualizado com sucesso!'],
    ['updateLoggedUser', 'usuário atualizado com sucesso!'],
    ['updateUser', 'usuário atualizado com sucesso!'],
    ['createUser', 'Novo usuário adicionado com sucesso!'],
    ['changePassword', 'senha alterada com sucesso!'],
    ['deleteUser', 'Usuário removido! Helena é o novo responsável pelas demandas de Caio.'],
    ['renameDemand', null],
    ['makeDemandPublic', 'A demanda está aberta a todos deste negócio'],
    ['makeDemandPrivate', 'A demanda agora é sigilosa'],
    ['addPrivateDemandUsers', 'Pessoas incluídas na demanda'],
    ['followDemand', null],
    ['unviewDemand', null],
    ['viewDemand', null],
    ['postDemandMessage', null],
    ['readNotifications', null],
    ['signIn', null],
    ['requestPasswordReset', null],
    ['resetPassword', null],
  ])('%s: %s', (name, title) => {
    const { meta } = commands[name](nowhere)
    expect(toastOf(meta, undefined, answers[name])).toEqual(told('success', title))
  })
})

describe('a failure of', () => {
  it.each<[keyof typeof commands, string | null]>([
    ['prioritizeDemand', 'Não foi possível priorizar a demanda'],
    ['createDemandTag', 'Erro ao criar Tag'],
    ['removeDemandTag', 'Erro ao remover Tag'],
    ['validateDemand', 'Não foi possível validar a demanda'],
    ['validateDemands', 'Não foi possível validar suas demandas'],
    ['makeDemandsPrivate', 'Não foi possível alterar sua(s) demanda(s)'],
    ['makeDemandPublic', 'Não foi possível tornar a demanda em não privada'],
    ['makeDemandPrivate', 'Não foi possível tornar a demanda em privada'],
    ['addPrivateDemandUsers', 'Não foi possível incluir as pessoas na demanda'],
    ['followDemand', 'Não foi possível ativar/desativar as notificações da demanda'],
    ['unviewDemand', 'Não foi possível marcar a demanda como não lida'],
    ['renameDemand', 'Erro ao alterar o nome da demanda!'],
    ['updateDemandStatus', 'Ocorreu um erro ao enviar as informações'],
    ['updateFirmDemandStatus', 'Não foi possível alterar o status da demanda'],
    ['changeDemand', 'Ocorreu um erro ao enviar as informações'],
    ['postDemandMessage', 'Ocorreu um erro ao enviar as informações'],
    ['changeFirmDemand', 'Não foi possível alterar a demanda'],
    ['postFirmDemandMessage', 'Não foi possível enviar a mensagem ao cliente'],
    [
      'updateCustomer',
      'Falha ao atualizar dados do cliente, por favor tente novamente mais tarde!',
    ],
    ['updateLoggedUser', 'falha ao atualizar dados do usuário'],
    ['updateUser', 'falha ao atualizar usuário, tente novamente mais tarde!'],
    ['deleteUser', 'Falha ao remover usuário, por favor tente novamente!'],
    ['signIn', 'Falha ao realizar login'],
    ['requestPasswordReset', 'Falha ao recuperar acesso, tente novamente!'],
    ['addDemandTag', null],
    ['changePassword', null],
    ['createDemand', null],
    ['readNotifications', null],
    ['reorderDemands', null],
    ['resetPassword', null],
    ['saveFeedback', null],
    ['viewDemand', null],
  ])('%s: %s', (name, title) => {
    expect(toastOf(commands[name](nowhere).meta, failure)).toEqual(told('error', title))
  })

  it('addDemandTag: that a colleague has put the tag there meanwhile', () => {
    const message = 'Essa tag já foi adiciona na demanda!'
    const code = 'DEMAND_TAG_REPEATED'
    const repeated = new ApiError({ kind: 'problem', status: 409, code, message })
    expect(toastOf(addDemandTag(nowhere).meta, repeated)).toEqual(told('error', message))
  })

  it('addDemandTag: nothing of the tag where the demand is full', () => {
    const code = 'DEMAND_FULL_OF_TAGS'
    const full = new ApiError({ kind: 'problem', status: 409, code, message: 'Cheia' })
    expect(toastOf(addDemandTag(nowhere).meta, full)).toBeUndefined()
  })

  it.each([
    [
      'getCustomer',
      getCustomer(nowhere),
      'Falha ao obter os dados do cliente, tente atualizar a pagina!',
    ],
    [
      'getDefaultBusiness',
      getDefaultBusiness(nowhere, { customerId: '1' }),
      'Falha ao obter os dados do cliente, tente atualizar a pagina!',
    ],
    [
      'getUser',
      getUser(nowhere, { id: '1' }),
      'falha ao obter os dados do usuário, tente atualizar a pagina!',
    ],
    [
      'getLoggedUser',
      getLoggedUser(nowhere),
      'falha ao obter os dados do usuário, tente atualizar a pagina!',
    ],
    ['listDocuments', listDocuments(nowhere, {}), null],
  ])('%s: %3$s', (_, { meta }, title) => {
    expect(toastOf(meta, failure)).toEqual(told('error', title))
  })
})
