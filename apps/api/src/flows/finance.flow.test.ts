import type { Tramite } from '@tramite/core'
import { evaluatePaymentDialog } from '@tramite/core/access'
import { civilDateOf, conventions } from '@tramite/core/calendar'
import { getCustomer, toCpfOrCnpj } from '@tramite/core/customers'
import { createDownload } from '@tramite/core/files'
import {
  createBilling,
  evaluateFinancePage,
  evaluatePayment,
  getFirmBilling,
  getReceipt,
  listBillings,
  listFirmBillings,
  listOpenInvoices,
  listReceipts,
  listSentReceipts,
  reportOverduePayment,
  reviewReceipt,
  toBillingLabel,
  toContractSummary,
  toFinanceTotals,
  toReceiptState,
  toShownInvoices,
  updateBilling,
} from '@tramite/core/finance'
import { getLiveChatGuest } from '@tramite/core/live-chat'
import {
  createPopup,
  deletePopup,
  evaluatePopup,
  getPopup,
  getPopupView,
  getTodayPopup,
  listPopups,
  updatePopup,
  viewPopup,
} from '@tramite/core/promotions'
import { getLoggedUser } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedPortal, startPortal } from './started-portal.ts'

let server: StartedPortal
const context = { isSpecificDemand: false, conventions: conventions.specified }

beforeAll(async () => {
  server = await startPortal()
})
afterAll(() => server.close())

describe('a delinquent customer', () => {
  it('is released by the proof that its admin sends', async () => {
    const portal = await server.enter('admin@inadimplente.example')
    const colleague = await server.enter('user@inadimplente.example')
    const dialogOf = async (one: Tramite) => {
      const user = await one.read(getLoggedUser)
      return evaluatePaymentDialog(user.Customer?.tags ?? [], user, '/demands')
    }
    expect(await dialogOf(colleague)).toMatchObject({ shown: true, payment: null })
    expect(await dialogOf(portal)).toMatchObject({ shown: true, payment: 'invoiceLink' })

    const user = await portal.read(getLoggedUser)
    const customer = await portal.read(getCustomer)
    const data = await portal.read(listBillings, { cpfOrCnpj: toCpfOrCnpj(customer) ?? '' })
    const payment = evaluatePayment(user, data, context, [])
    expect(payment).toMatchObject({ allowed: true, destination: { kind: 'invoice' } })

    const proof = new File(['%PDF-1.4 comprovante'], 'pix.pdf', { type: 'application/pdf' })
    const receipt = await portal.run(reportOverduePayment, {
      paymentProvider: 'pagamentos',
      customerId: customer.id,
      data: await portal.upload(proof, { type: 'RECEIPT' }),
    })
    expect(receipt).toMatchObject({ status: 'received', fileName: 'pix.pdf' })
    expect(portal.toasts).toEqual([{ tone: 'success', title: 'Informações enviadas com sucesso.' }])
    const [sent, ...others] = await portal.read(listSentReceipts)
    expect(others.map(({ id }) => id)).not.toContain(receipt.id)
    expect(sent && [sent.id, toReceiptState(sent, false)]).toEqual([
      receipt.id,
      { state: 'underReview', text: 'Em análise' },
    ])
    for (const one of [portal, colleague]) expect(await dialogOf(one)).toEqual({ shown: false })

    const refused = portal.run(reportOverduePayment, {
      paymentProvider: 'outro',
      customerId: customer.id,
      data: await portal.upload(proof, { type: 'RECEIPT' }),
    })
    await expect(refused).rejects.toMatchObject({ status: 404 })
    expect(portal.toasts.at(-1)?.title).toBe('Ocorreu um erro ao enviar as informações')
  })
})

describe('a super admin', () => {
  it('sees the finances, the contract and the popup of the day', async () => {
    const portal = await server.enter('super@aurora.example')
    const user = await portal.read(getLoggedUser)
    const customer = await portal.read(getCustomer)
    const page = evaluateFinancePage(user, { ...customer, hasContractEnded: false })
    if (!page.allowed) throw new Error(page.reason)

    const data = await portal.read(listBillings, {
      cpfOrCnpj: toCpfOrCnpj(customer) ?? '',
    })
    expect(data).toHaveLength(14)
    const today = civilDateOf(server.time.now, context.conventions.timeZone)
    const summary = toContractSummary(data, customer.saleDate, context, today)
    expect(summary).toMatchObject({ dueDay: 10, monthlyValue: 18_450.9 })
    const open = listOpenInvoices(data, context)
    expect(toShownInvoices(open, false)).toMatchObject({ hidden: open.length - 3 })
    expect(open.map(({ billing }) => toBillingLabel(billing))[0]).toBe('Multa')
    expect(toFinanceTotals(data).paid).toBe(166_058.1)

    const { signedUrl } = await portal.read(createDownload, { key: page.contractKey ?? '' })
    const contract = await fetch(signedUrl)
    expect([contract.status, contract.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ])

    const popup = await portal.read(getTodayPopup)
    const ids = { popupId: popup?.id ?? '', userId: user.id }
    const seen = async () => {
      const { visualizated } = await portal.read(getPopupView, ids)
      return evaluatePopup({
        popup,
        isViewed: visualizated,
        user,
        customer: user.Customer,
        isPaymentDialogOpen: false,
      })
    }
    expect(await seen()).toMatchObject({ allowed: true, href: popup?.link })
    await portal.run(viewPopup, ids)
    expect(await seen()).toEqual({ allowed: false, reason: 'viewed' })
    expect(await portal.read(getLiveChatGuest)).toMatchObject({
      token: user.id,
      customFields: { customerName: customer.name },
    })
  })

  it('keeps them to herself', async () => {
    const portal = await server.enter('user@aurora.example')
    const cpfOrCnpj = '98765012000101'
    const asked = portal.query(listBillings, { cpfOrCnpj }).queryFn()
    await expect(asked).rejects.toMatchObject({ code: 'ADMIN_ONLY' })
    expect(await portal.read(listBillings, { cpfOrCnpj }, { fallback: true })).toEqual([])
    expect(await portal.read(getTodayPopup)).toBeNull()
  })
})

describe('the firm', () => {
  it('charges, looks at proofs and announces', async () => {
    const portal = await server.enter('suporte@firma.example')
    const pages = []
    for await (const page of portal.pages(listFirmBillings, { limit: 10 })) pages.push(page)
    const billings = pages.flatMap((page) => page.billings)
    expect(billings).toHaveLength(pages[0]?.total ?? 0)
    const { customerId } = billings[0] ?? { customerId: '' }

    const charged = await portal.run(createBilling, {
      customerId,
      description: 'Custas de protocolo',
      value: 187.35,
      dueDate: '2026-04-06',
    })
    await portal.read(getFirmBilling, { id: charged.id })
    const paid = await portal.run(updateBilling, { id: charged.id, status: 'RECEIVED_IN_CASH' })
    expect(paid).toMatchObject({ status: 'RECEIVED_IN_CASH', value: 187.35 })
    const late = portal.run(updateBilling, { id: charged.id, version: '"1"', value: 1 })
    await expect(late).rejects.toMatchObject({ status: 412, errors: { value: '187.35' } })

    const { receipts } = await portal.read(listReceipts, { status: 'received' })
    const { id, awsFileKey } = receipts.at(-1) ?? { id: '', awsFileKey: '' }
    const { signedUrl } = await portal.read(createDownload, { key: awsFileKey })
    expect((await fetch(signedUrl)).status).toBe(200)
    await portal.read(getReceipt, { id })
    expect(await portal.run(reviewReceipt, { id, status: 'accepted' })).toMatchObject({
      status: 'accepted',
    })

    const popup = await portal.run(createPopup, {
      title: 'Plantão de fim de ano',
      description: 'Atendemos casos urgentes também no recesso.',
      startDate: '2026-12-20',
      endDate: '2027-01-06',
    })
    await portal.run(updatePopup, { id: popup.id, link: '/demands/new' })
    expect(await portal.read(getPopup, { id: popup.id })).toMatchObject({ link: '/demands/new' })
    const { popups } = await portal.read(listPopups, {})
    expect(popups[0]?.id).toBe(popup.id)
    await portal.run(deletePopup, { id: popup.id })
    await expect(portal.read(getPopup, { id: popup.id })).rejects.toMatchObject({ status: 404 })
  })
})

it('has all been answered', () => server.expectAnswered('finance'))
