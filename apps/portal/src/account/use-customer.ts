import type { Business } from '@tramite/core/businesses'
import {
  type Customer,
  createCompanyFormSchema,
  createPersonFormSchema,
  getCustomer,
  updateCustomer,
} from '@tramite/core/customers'
import { type Editing, useEditing, useMasks, useRun, useViewer } from '@tramite/react'
import type { CustomerSectionProps } from '@tramite/ui/account'

interface CustomerData {
  readonly customer: Customer
  readonly business: Business
}

/** The customer's data, read and edited in place: a person's or a company's. */
export function useCustomer({
  customer,
  business,
}: CustomerData): CustomerSectionProps & Pick<Editing<unknown>, 'onLeave'> {
  const { access, conventions } = useViewer()
  const masks = useMasks()
  const address = {
    cep: masks.cep.format(business.cep ?? ''),
    addressCity: business.addressCity ?? '',
    addressState: business.addressState ?? '',
    address: business.address ?? '',
    addressNumber: business.addressNumber ?? '',
    addressDistrict: business.addressDistrict ?? '',
    addressComplement: business.addressComplement ?? '',
  }
  const isPerson = customer.personType === 'PF'
  const common = { operation: getCustomer, input: undefined } as const
  const personValues = { ...address, cpf: masks.cpf.format(customer.cpf ?? '') }
  const companyValues = { ...address, cnpj: masks.cnpj.format(customer.cnpj ?? '') }
  const person = useEditing({
    ...common,
    schema: createPersonFormSchema(conventions),
    stored: personValues,
    onSave: (form, version) => save.mutate({ ...form, version }),
  })
  const company = useEditing({
    ...common,
    schema: createCompanyFormSchema(conventions),
    stored: companyValues,
    onSave: (form, version) => save.mutate({ ...form, version }),
  })
  const { onDone, onFailed, isEditing, onEdit, onCancel, onLeave, changed } = isPerson
    ? person
    : company
  const save = useRun(updateCustomer, { onDone, onFailed })
  const view = isPerson
    ? { form: person.form, taxId: () => person.form.text('cpf'), address: person.form.text }
    : { form: company.form, taxId: () => company.form.text('cnpj'), address: company.form.text }
  return {
    customer,
    business,
    masks,
    form: {
      submit: view.form.submit,
      refusal: view.form.refusal,
      isDirty: view.form.isDirty,
      inputNotice: view.form.inputNotice,
      taxId: view.taxId,
      address: view.address,
    },
    canEdit: access.writing.allowed,
    isEditing,
    isPending: save.isPending,
    changed,
    onEdit,
    onCancel,
    onLeave,
  }
}
