import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { buildCustomer } from '../testing/index.ts'
import { evaluateAccess } from './access.rules.ts'
import { toNoticeContent } from './notice-content.ts'
import type { NoticeContact } from './payment-link.ts'
import { evaluateToolAccess, type Tool, toolNames, toolPaths } from './tool-access.rules.ts'
import {
  evaluateMarkCreation,
  evaluateToolPage,
  listToolCards,
  toToolOfPath,
} from './tools-hub.rules.ts'

type Change = Parameters<typeof buildCustomer>[0]
const users = {
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  user: { customerAdmin: false, customerSuperAdmin: false },
}
const inputOf = (change: Change = {}, user = users.user) => ({
  customer: buildCustomer(change),
  user,
  today: '2026-11-20',
  conventions: conventions.specified,
})
const contact: NoticeContact = {
  contactEmail: 'contato@firma.example',
  messagingUrl: 'https://mensagens.example/firma',
  invoiceUrl: 'https://pagamentos.example/i/1',
}
const noticeOf = (change: Change, user = users.user, late: Partial<NoticeContact> = {}) => {
  const { notice } = evaluateAccess(inputOf(change, user))
  if (notice === null) throw new Error('no notice')
  return toNoticeContent(notice, { ...contact, ...late })
}
const overdue = { paymentOverdueSince: '2026-11-10' }

describe('the notices', () => {
  it('ask nobody to pay whose proof of it is with the firm', () => {
    for (const user of [users.superAdmin, users.admin]) {
      const { text, links } = noticeOf(overdue, user, { proofSentOn: '2026-11-19' })
      expect(text).toBe(
        'Recebemos um comprovante em 19/11/2026. O acesso volta quando o escritório confirmar o pagamento.',
      )
      expect(links.map(({ kind }) => kind)).not.toContain('payment')
    }
  })

  it.each([
    [
      overdue,
      users.superAdmin,
      'Acesso bloqueado por falta de pagamento',
      'Há um pagamento em atraso há mais de dois dias úteis. Efetue o pagamento para voltar a usar o portal.',
      '/financial',
    ],
    [
      overdue,
      users.admin,
      'Acesso bloqueado por falta de pagamento',
      'Há um pagamento em atraso há mais de dois dias úteis. Efetue o pagamento para voltar a usar o portal.',
      'https://pagamentos.example/i/1',
    ],
    [
      overdue,
      users.user,
      'Acesso bloqueado por falta de pagamento',
      'Há um pagamento em atraso há mais de dois dias úteis. Peça ao administrador da sua conta para regularizar o pagamento.',
      undefined,
    ],
    [
      { hasSuspendedContract: true },
      users.superAdmin,
      'Contrato suspenso',
      'O seu contrato está suspenso, e esta funcionalidade fica indisponível até a reativação.',
      undefined,
    ],
    [
      { isSpecificDemand: true },
      users.user,
      'Funcionalidade não incluída',
      'Seu contrato atende demandas específicas, e esta funcionalidade não faz parte dele. Para contratar uma nova demanda, fale com o escritório.',
      undefined,
    ],
  ])('of %o', (change, user, title, text, payment) => {
    const content = noticeOf(change, user)
    expect(content).toMatchObject({
      title,
      text,
      contact: 'Em caso de dúvida, escreva para contato@firma.example.',
    })
    expect(content.links.find(({ kind }) => kind === 'payment')?.href).toBe(payment)
    expect(content.links.filter(({ kind }) => kind !== 'payment')).toEqual([
      { kind: 'messaging', href: 'https://mensagens.example/firma', isExternal: true },
      { kind: 'email', href: 'mailto:contato@firma.example', isExternal: false },
    ])
  })

  it.each([undefined, null, 'javascript:alert(1)', 'http://pagamentos.example'])(
    'an admin without a safe invoice address (%s) gets no payment link',
    (invoiceUrl) => {
      const notice = { kind: 'overdue', audience: 'admin', payment: 'invoiceLink' } as const
      const { links } = toNoticeContent(notice, { ...contact, invoiceUrl: invoiceUrl ?? null })
      expect(links.map(({ kind }) => kind)).toEqual(['messaging', 'email'])
    },
  )

  it('says what a tool that is not contracted is about', () => {
    const notice = { kind: 'toolNotContracted', audience: 'user', payment: null } as const
    expect(toNoticeContent(notice, contact)).toMatchObject({
      title: 'Você não tem acesso a essa ferramenta',
      text: 'Esta ferramenta não faz parte do serviço contratado. Fale conosco para conhecê-la.',
    })
  })
})

describe('the tools', () => {
  const tools = Object.keys(toolNames) as Tool[]

  it('are known by path', () => {
    for (const tool of tools) {
      expect(toToolOfPath(toolPaths[tool])).toBe(tool)
      expect(toToolOfPath(`${toolPaths[tool]}/x`)).toBe(tool)
    }
    expect(toToolOfPath('/tools')).toBeUndefined()
    expect(toToolOfPath('/tools/marksx')).toBeUndefined()
  })

  it('stand in the hub in their order, each with its own decision', () => {
    const change = { isSpecificDemand: true, customerAccess: ['Lembretes', 'Registrar marcas'] }
    const cards = listToolCards(inputOf(change))
    expect(cards.map(({ name, path, access }) => [name, path, access.allowed])).toEqual([
      ['Gerador de documentos', '/tools/templates', false],
      ['Mapeamento de dados', '/tools/mapping', false],
      ['Registrar marcas', '/tools/marks', true],
      ['Análise Interna de Risco', '/tools/analysisRisk', false],
      ['Lembretes', '/tools/reminders', true],
    ])
    expect(listToolCards(inputOf()).every(({ access }) => access.allowed)).toBe(true)
    // A payment overdue closes the document generator at once, as its pages.
    const unpaid = listToolCards(inputOf({ hasPaymentOverdue: true }))
    expect(unpaid.filter(({ access }) => !access.allowed)).toMatchObject([
      { tool: 'templates', access: { reason: 'paymentOverdue' } },
    ])
  })

  it.each<[Change, string | null]>([
    [{}, null],
    [{ hasPaymentOverdue: true }, 'paymentOverdue'],
    [{ ...overdue, hasPaymentOverdue: true }, 'overdue'],
    [{ hasSuspendedContract: true, hasPaymentOverdue: true }, 'suspended'],
    [{ isSpecificDemand: true, hasPaymentOverdue: true }, 'toolNotContracted'],
    [{ isChurn: true, accessAllowedUntil: '2030-01-01', hasPaymentOverdue: true }, 'ended'],
    [
      {
        isSpecificDemand: true,
        hasPaymentOverdue: true,
        customerAccess: ['Gerador de documentos', 'Registrar marcas'],
      },
      'paymentOverdue',
    ],
    [
      { isSpecificDemand: true, customerAccess: ['Gerador de documentos', 'Registrar marcas'] },
      null,
    ],
  ])('documents and marks wait for the payment: %o, %s', (change, reason) => {
    const input = inputOf(change)
    const decision = evaluateToolAccess({ ...input, tool: 'templates' })
    expect(decision.allowed ? null : decision.reason).toBe(reason)
    expect(evaluateToolPage('/tools/templates/1/questions', input)).toEqual(decision)
    const mark = evaluateMarkCreation(input)
    const isUnpaid = input.customer?.hasPaymentOverdue && !input.customer.isChurn
    const markReason = isUnpaid ? 'paymentOverdue' : reason
    expect(mark.allowed ? null : mark.reason).toBe(markReason)
    // Of the payment speaks the guard of the route; the rest is the tool's.
    const others = evaluateToolAccess({ ...input, tool: 'marks' })
    expect(evaluateToolPage('/tools/marks', input)).toEqual(others)
    expect(evaluateToolPage('/tools/marks/create', input)).toEqual(others)
    expect(evaluateToolPage('/financial', input)).toBeUndefined()
  })
})
