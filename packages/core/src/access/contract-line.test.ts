import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import type { AccessCustomer } from './access.rules.ts'
import { toContractLine } from './contract-line.ts'

const regular: AccessCustomer = {
  isChurn: false,
  accessAllowedUntil: null,
  hasSuspendedContract: false,
  hasPaymentOverdue: false,
  paymentOverdueSince: null,
  isSpecificDemand: false,
}
const users = {
  superAdmin: { customerAdmin: true, customerSuperAdmin: true },
  admin: { customerAdmin: true, customerSuperAdmin: false },
  user: { customerAdmin: false, customerSuperAdmin: false },
}
const contact = {
  contactEmail: 'contato@firma.example',
  messagingUrl: 'https://wa.example/1',
  invoiceUrl: 'https://pay.example/i/1',
}
const lineOf = (
  change: Partial<AccessCustomer>,
  user: keyof typeof users = 'user',
  proofSentOn: string | null = null,
  path = '/',
) =>
  toContractLine(
    { ...regular, ...change },
    users[user],
    { today: '2026-11-19', conventions: conventions.specified },
    { ...contact, proofSentOn },
    path,
  )

describe('toContractLine', () => {
  it.each<[string, Partial<AccessCustomer>, string | null]>([
    ['nothing', {}, null],
    ['over', { isChurn: true, accessAllowedUntil: '2026-11-18' }, 'Contrato encerrado'],
    ['ended', { isChurn: true, accessAllowedUntil: '2026-11-30' }, 'Contrato encerrado'],
    [
      'suspended',
      { hasSuspendedContract: true, contractSuspendedAt: '2026-11-17T01:00:00Z' },
      'Contrato suspenso desde 16/11/2026',
    ],
    [
      'suspended, and the deadlines before it by a late payment',
      {
        hasSuspendedContract: true,
        contractSuspendedAt: '2026-11-17T12:00:00Z',
        paymentOverdueSince: '2026-11-03',
      },
      'Contrato suspenso desde 17/11/2026',
    ],
    ['suspended, nobody knows since when', { hasSuspendedContract: true }, 'Contrato suspenso'],
    [
      'overdue within the grace',
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-17' },
      'Pagamento em atraso desde 17/11/2026',
    ],
    ['overdue without a day', { hasPaymentOverdue: true }, 'Pagamento em atraso'],
  ])('%s', (_, change, title) => expect(lineOf(change)?.title ?? null).toBe(title))

  it.each([
    ['superAdmin', true],
    ['admin', true],
    ['user', false],
  ] as const)('leads %s to the export of everything: %s', (user, expected) => {
    const ended = { isChurn: true, accessAllowedUntil: '2026-11-30' }
    const links = lineOf(ended, user)?.links ?? []
    expect(links.some(({ href }) => href === '/export')).toBe(expected)
    const suspended = lineOf({ hasSuspendedContract: true }, user)?.links ?? []
    expect(suspended.some(({ kind }) => kind === 'export')).toBe(false)
  })

  it.each([
    ['2026-11-18', 'O acesso ao portal terminou em 18/11/2026.'],
    [null, 'O acesso ao portal terminou.'],
  ])('after the last day, %s, says so and whom to ask, and leads nowhere', (last, text) => {
    const line = lineOf({ isChurn: true, accessAllowedUntil: last }, 'superAdmin')
    expect(line?.text).toBe(text)
    expect(line?.links.map(({ kind }) => kind)).toEqual(['messaging', 'email'])
  })

  it('says until when an ended contract can be read', () => {
    const line = lineOf({ isChurn: true, accessAllowedUntil: '2026-11-30' })
    expect(line?.text).toContain('Até 30/11/2026')
  })

  it.each([
    ['superAdmin', '/financial'],
    ['admin', 'https://pay.example/i/1'],
    ['user', undefined],
  ] as const)('%s pays at %s', (user, href) => {
    const line = lineOf({ hasPaymentOverdue: true, paymentOverdueSince: '2026-11-10' }, user)
    expect(line?.links.find(({ kind }) => kind === 'payment')?.href).toBe(href)
    expect(line?.text.includes('Peça ao administrador')).toBe(user === 'user')
    expect(line?.links.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['messaging', 'email']),
    )
  })

  it.each(['superAdmin', 'admin'] as const)('asks %s for no payment that is proved', (user) => {
    const late = { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-10' }
    const line = lineOf(late, user, '2026-11-18')
    expect(line?.text).toMatch(/^Recebemos um comprovante em 18\/11\/2026/)
    expect(line?.links.map(({ kind }) => kind)).toEqual(['messaging', 'email'])
  })

  it.each([
    [
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-17' },
      'Novas demandas esperam o escritório confirmar o pagamento. Sem a confirmação do escritório, o acesso fica limitado a partir de 20/11/2026.',
    ],
    [
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-10' },
      'O acesso está limitado, e os prazos ficam parados até o escritório confirmar o pagamento.',
    ],
  ])('says of a proved payment what waits for the firm: %j', (late, text) => {
    expect(lineOf(late, 'admin', '2026-11-18')?.text).toBe(
      `Recebemos um comprovante em 18/11/2026: não é preciso pagar de novo. ${text}`,
    )
  })

  it.each(['/financial', '/financial/'])('leads nobody from %s to itself', (path) => {
    const late = { hasPaymentOverdue: true, paymentOverdueSince: '2026-11-10' }
    expect(lineOf(late, 'superAdmin', null, path)?.links.map(({ kind }) => kind)).toEqual([
      'messaging',
      'email',
    ])
  })

  it('names the day on which the grace closes', () => {
    const line = lineOf({ hasPaymentOverdue: true, paymentOverdueSince: '2026-11-17' })
    expect(line?.text).toContain('a partir de 20/11/2026')
  })

  it.each([
    [true, 'Novas demandas esperam o pagamento. O acesso fica limitado a partir de 20/11/2026.'],
    [false, 'O acesso fica limitado a partir de 20/11/2026.'],
  ])('says that new demands wait where they do: %s', (hasPaymentOverdue, text) => {
    const line = lineOf({ hasPaymentOverdue, paymentOverdueSince: '2026-11-17' }, 'admin')
    expect(line?.text).toBe(text)
  })
})
