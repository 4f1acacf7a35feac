import type { Business } from '@tramite/core/businesses'
import {
  type Customer,
  createCompanyFormSchema,
  createPersonFormSchema,
  getCustomer,
  getDefaultBusiness,
  updateCustomer,
} from '@tramite/core/customers'
import type { FormValues, Masks } from '@tramite/core/forms'
import { type Editing, useApp, useEditing, useMasks, useRun, useViewer } from '@tramite/react'
import type { CustomerSectionProps } from '@tramite/ui/account'

/** The customer, with the business whose address is the customer's. */
export interface CustomerData {
  readonly customer: Customer
  readonly business: Business
}

/** The customer's data, read and edited in place. */
export type CustomerEditing = CustomerSectionProps & Pick<Editing<unknown>, 'onLeave'>

type CustomerSchema = ReturnType<typeof createPersonFormSchema | typeof createCompanyFormSchema>

const toAddress = (business: Business, masks: Masks) => ({
  cep: masks.cep.format(business.cep ?? ''),
  addressCity: business.addressCity ?? '',
  addressState: business.addressState ?? '',
  address: business.address ?? '',
  addressNumber: business.addressNumber ?? '',
  addressDistrict: business.addressDistrict ?? '',
  addressComplement: business.addressComplement ?? '',
})

function useCustomer<Schema extends CustomerSchema>(
  data: CustomerData,
  schema: Schema,
  stored: FormValues<Schema>,
) {
  const { tramite } = useApp()
  const address = tramite.query(getDefaultBusiness, { customerId: data.customer.id })
  const { onDone, onFailed, ...editing } = useEditing({
    schema,
    operation: getCustomer,
    input: undefined,
    beside: [address.queryKey],
    stored,
    onSave: (filled, version) => save.mutate({ ...filled, version }),
  })
  const save = useRun(updateCustomer, { onDone, onFailed })
  const canEdit = useViewer().access.writing.allowed
  return { ...data, ...editing, masks: useMasks(), canEdit, isPending: save.isPending }
}

/** The data of a customer that is an individual. */
export function usePerson(data: CustomerData): CustomerEditing {
  const { conventions } = useViewer()
  const masks = useMasks()
  const cpf = masks.cpf.format(data.customer.cpf ?? '')
  const stored = { ...toAddress(data.business, masks), cpf }
  const { form, ...section } = useCustomer(
    data,
    createPersonFormSchema(conventions, stored),
    stored,
  )
  return { ...section, form: { ...form, taxId: () => form.text('cpf'), address: form.text } }
}

/** The data of a customer that is a company. */
export function useCompany(data: CustomerData): CustomerEditing {
  const { conventions } = useViewer()
  const masks = useMasks()
  const cnpj = masks.cnpj.format(data.customer.cnpj ?? '')
  const stored = { ...toAddress(data.business, masks), cnpj }
  const { form, ...section } = useCustomer(
    data,
    createCompanyFormSchema(conventions, stored),
    stored,
  )
  return { ...section, form: { ...form, taxId: () => form.text('cnpj'), address: form.text } }
}
