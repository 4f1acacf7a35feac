import { getCustomer, getDefaultBusiness } from '@tramite/core/customers'
import { isRefusal } from '@tramite/core/http'
import { toLoadStatus, useRead, useViewer } from '@tramite/react'
import { CustomerNotLoaded, CustomerSection } from '@tramite/ui/account'
import { useEditingGuard } from '../providers/use-leave-dialog.tsx'
import { type CustomerData, type CustomerEditing, useCompany, usePerson } from './use-customer.ts'

/** The tab 'Dados' of the profile: the customer with the address of its default business. */
export function CustomerTab() {
  const { user } = useViewer()
  const customer = useRead(getCustomer, undefined)
  const business = useRead(getDefaultBusiness, { customerId: user.customerId ?? '' })
  if (customer.data && business.data) {
    const Loaded = customer.data.personType === 'PF' ? LoadedPerson : LoadedCompany
    return <Loaded customer={customer.data} business={business.data} />
  }
  const hasNoBusiness = isRefusal<'getDefaultBusiness'>(business.error, 'NO_BUSINESS')
  return <CustomerNotLoaded {...toLoadStatus(customer, business)} hasNoBusiness={hasNoBusiness} />
}

function LoadedPerson(data: CustomerData) {
  return <Section {...usePerson(data)} />
}

function LoadedCompany(data: CustomerData) {
  return <Section {...useCompany(data)} />
}

function Section(view: CustomerEditing) {
  const leaveDialog = useEditingGuard(view)
  return (
    <>
      <CustomerSection {...view} />
      {leaveDialog}
    </>
  )
}
