import { evaluatePaymentDialog, evaluateToolAccess } from '@tramite/core/access'
import { forecastOffset } from '@tramite/core/calendar'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '../features/credentials/passwords.ts'
import { personOf, demoRows as rows, demoDay as today } from '../testing/demo-person.ts'
import { demoPassword } from './demo-accounts.ts'

/** Checks that the demo accounts show what they promise. */

describe('the accounts', () => {
  it.each<[string, string | null, string]>([
    ['super@aurora.example', 'Aurora', 'admin superAdmin'],
    ['admin@aurora.example', 'Aurora', 'admin'],
    ['user@aurora.example', 'Aurora', ''],
    ['user2@aurora.example', 'Aurora', ''],
    ['admin@brisa.example', 'Brisa', 'admin'],
    ['user@pessoa.example', 'Otávio', 'admin'],
    ['user@carencia.example', 'Padaria', ''],
    ['admin@atraso.example', 'Oficina', 'admin'],
    ['user@atraso.example', 'Oficina', ''],
    ['user@suspenso.example', 'Editora', ''],
    ['user@encerrado.example', 'Studio', ''],
    ['user@avulso.example', 'Ateliê', ''],
    ['admin@inadimplente.example', 'Transportes', 'admin'],
    ['user@inadimplente.example', 'Transportes', ''],
    ['user@semnegocio.example', 'Mercado', ''],
    ['advogada@firma.example', null, ''],
    ['suporte@firma.example', null, ''],
  ])('%s is of %s and has the flags: %s', (email, customer, flags) => {
    const person = personOf(email)
    const { customerAdmin, customerSuperAdmin } = person.roles
    const has = [customerAdmin && 'admin', customerSuperAdmin && 'superAdmin'].filter(Boolean)
    expect(has.join(' ')).toBe(flags)
    expect(person.customer?.name.split(' ')[0] ?? null).toBe(customer)
    expect(person.user.type).toBe(customer === null ? 'BACKOFFICE' : 'CUSTOMER')
    expect(person.user.status).toBe('ACTIVE')
    expect(rows.credentials.map(({ userId }) => userId)).toContain(person.user.id)
  })

  it('Aurora is premium, a company and closes nothing', () => {
    const { customer, access, roles } = personOf('super@aurora.example')
    expect([customer?.isPremium, customer?.personType]).toEqual([true, 'PJ'])
    expect(access).toMatchObject({ reasons: [], functionalities: { allowed: true } })
    expect(roles.customerSuperAdmin).toBe(true)
  })

  it('the plain user of Aurora has been to the tools', () => {
    const { user } = personOf('user@aurora.example')
    expect(user.mappingResponsibilityCheckDate).toBeTruthy()
    expect(rows.templateDrafts.some(({ userId }) => userId === user.id)).toBe(true)
    expect(rows.documents.some((row) => row.userId === user.id && row.templateId)).toBe(true)
    expect(rows.reminders.some(({ userId }) => userId === user.id)).toBe(true)
  })

  it('the colleague is on no private demand', () => {
    const { user } = personOf('user2@aurora.example')
    const sealed = rows.demands.filter(({ private: isPrivate }) => isPrivate)
    expect(sealed.length).toBeGreaterThan(0)
    const own = sealed.filter((demand) =>
      [demand.userId, ...(demand.privateUsers ?? [])].includes(user.id),
    )
    expect(own).toEqual([])
  })

  it('Brisa is another company, with forecasts of 2n', () => {
    const { customer } = personOf('admin@brisa.example')
    expect([customer?.personType, customer?.isPremium]).toEqual(['PJ', false])
    expect([1, 2, 3].map((place) => forecastOffset(place, false))).toEqual([2, 4, 6])
    const queue = rows.demands.filter(
      ({ customerId, statusKey }) => customerId === customer?.id && statusKey === 'IN_PROGRESS',
    )
    expect(queue.length).toBeGreaterThan(1)
  })

  it('the person has a CPF and no CNPJ', () => {
    const { customer } = personOf('user@pessoa.example')
    expect(customer).toMatchObject({ personType: 'PF', cnpj: null })
    expect(customer?.cpf).toMatch(/^\d{11}$/)
  })

  it('who is overdue within the grace still acts on demands, and raises none', () => {
    const { customer, access } = personOf('user@carencia.example')
    expect(customer?.hasPaymentOverdue).toBe(true)
    expect(access.demandActions.allowed).toBe(true)
    expect(access.demandCreation).toMatchObject({ reason: 'paymentOverdue' })
  })

  it('beyond the grace admin and user get their notices', () => {
    const notices = ['admin', 'user'].map(
      (name) => personOf(`${name}@atraso.example`).access.notice,
    )
    expect(notices).toEqual([
      { kind: 'overdue', audience: 'admin', payment: 'invoiceLink' },
      { kind: 'overdue', audience: 'user', payment: null },
    ])
  })

  it('the suspended, the churned and the specific-demand customer see what they should', () => {
    expect(personOf('user@suspenso.example').access.notice?.kind).toBe('suspended')
    const { access, customer } = personOf('user@encerrado.example')
    expect([access.visible, access.notice]).toEqual([false, null])
    expect((customer?.accessAllowedUntil ?? '') < today).toBe(true)
    const specific = personOf('user@avulso.example')
    expect(specific.customer?.customerAccess).toEqual(['Lembretes'])
    const opens = (tool: 'reminders' | 'marks') =>
      evaluateToolAccess({ ...specific.input, tool }).allowed
    expect([opens('reminders'), opens('marks')]).toEqual([true, false])
  })

  it("the tag 'Inadimplente' blocks admin and user", () => {
    for (const name of ['admin', 'user']) {
      const { tags, roles } = personOf(`${name}@inadimplente.example`)
      expect(evaluatePaymentDialog(tags, roles, '/demands')).toMatchObject({ shown: true })
    }
    expect(
      evaluatePaymentDialog(
        personOf('user@atraso.example').tags,
        {
          customerAdmin: false,
          customerSuperAdmin: false,
        },
        '/',
      ).shown,
    ).toBe(false)
  })

  it('one user has no business', () => {
    const { businesses, customer } = personOf('user@semnegocio.example')
    expect(businesses).toEqual([])
    expect(rows.businesses.filter(({ customerId }) => customerId === customer?.id)).toEqual([])
  })

  it('have one password', async () => {
    expect(demoPassword).toBe('Tramite2026')
    expect(await verifyPassword(await hashPassword(demoPassword), 'Tramite2026')).toBe(true)
    expect(new Set(rows.credentials.map(({ passwordHash }) => passwordHash)).size).toBe(1)
  })
})
