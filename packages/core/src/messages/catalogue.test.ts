import { describe, expect, it } from 'vitest'
import * as messages from './index.ts'

const {
  accessMessages,
  catalogue,
  createMessages,
  demandMessages,
  fillMessage,
  message,
  problemMessages,
  recoveryMessages,
  sessionMessages,
  transportMessages,
} = messages

/** Texts that only a server needs, which the catalogue leaves out, and exports that are not texts. */
const notInCatalogue = [
  'mailMessages',
  'mappingDemandMessages',
  'newsMessages',
  'createMessages',
  'createToastTexts',
]

describe('message', () => {
  it('fills the places of a text', () => {
    expect(message('demands.validatedBy', { name: 'Ana Lima', date: '20/11/2026' })).toBe(
      'Validado por Ana Lima em 20/11/2026',
    )
    expect(message('fields.required', { label: 'E-mail' })).toBe('E-mail é obrigatório')
  })

  it('leaves a place without a value empty, and inserts values literally', () => {
    expect(fillMessage('Olá, {name}!')).toBe('Olá, !')
    expect(fillMessage('{a}-{b}', { a: '{b}', b: '$&' })).toBe('{b}-$&')
    expect(fillMessage('{count} dias', { count: 0 })).toBe('0 dias')
  })

  it('can be made from one feature alone', () => {
    const sessionMessage = createMessages(sessionMessages)
    expect(sessionMessage('session.signInFailed')).toBe('Falha ao realizar login')
  })
})

describe('catalogue', () => {
  it('has each code in one file only', () => {
    const files = Object.entries(messages).flatMap(([name, file]) =>
      /(Messages|Labels)$/.test(name) && !notInCatalogue.includes(name) ? [file] : [],
    )
    const codes = files.flatMap((file) => Object.keys(file))
    expect(codes.length).toBe(new Set(codes).size)
    expect(codes.sort()).toEqual(Object.keys(catalogue).sort())
  })

  it.each([
    ['session.loading', 'Carregando...'],
    ['session.tokenExpired', 'Token experirado! Refaça o processo de recuperação de senha.'],
    ['session.recoveryFailed', 'Falha ao recuperar acesso, tente novamente!'],
    ['demands.tagRepeated', 'Essa tag já foi adiciona na demanda!'],
    ['demands.created', 'Demanda criada com sucesso!'],
    ['demands.validated', 'Demanda validada com sucesso'],
    ['demands.informationSent', 'Informações enviadas com sucesso.'],
    ['demands.empty', 'Nada encontrado :/'],
    ['demands.validatedBy', 'Validado por {name} em {date}'],
    ['businesses.deleteConfirm', 'Deseja realmente excluir este negócio?'],
    ['feedback.pending', 'Você possui uma demanda {type} aguardando seu feedback...'],
    ['files.hint', 'Documentos, imagens, videos... Máximo 25MB'],
    ['files.logoHint', 'JPG, PNG of 312 x 60px'],
    ['files.tooLarge', 'Arquivo muito grande!'],
    ['notifications.panelEmpty', 'Nenhum lembrete encontrado! :/'],
    ['marks.empty', 'Você ainda não cadastrou nenhuma marca :/'],
    ['journeys.startConfirmation', 'Deseja iniciar esta jornada?'],
  ] as const)('keeps the quoted text of %s', (code, text) => {
    expect(catalogue[code]).toBe(text)
  })

  it('says the same to the browser and to the server', () => {
    expect(problemMessages.INVALID_CREDENTIALS).toBe(sessionMessages['session.invalidCredentials'])
    expect(problemMessages.TOKEN_EXPIRED).toBe(recoveryMessages['session.tokenExpired'])
    expect(problemMessages.WEAK_PASSWORD).toBe(recoveryMessages['session.weakPassword'])
    expect(problemMessages.PAYLOAD_TOO_LARGE).toBe(transportMessages['transport.payloadTooLarge'])
    expect(problemMessages.ACCESS_PAYMENT_OVERDUE).toBe(accessMessages['access.creationBlocked'])
    expect(problemMessages.DEMAND_NOT_FOUND).toBe(demandMessages['demands.notFound.text'])
  })
})
