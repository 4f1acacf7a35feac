import { getCustomer, getDefaultBusiness } from '@tramite/core/customers'
import { type OwnHolder, toOwnHolder } from '@tramite/core/marks'
import { toLoadStatus, useRead, useViewer } from '@tramite/react'
import { RegisterMarkLoading, RegisterMarkView } from '@tramite/ui/marks/register'
import { useEffect, useEffectEvent } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { useRegisterMark } from './use-register-mark.ts'

/**
 * The registration of a mark, once the holder's data are there.
 * @param wanted step in the address, from 1
 */
export function RegisterMarkPage({ wanted }: { wanted: number }) {
  const { user, conventions } = useViewer()
  const customer = useRead(getCustomer, undefined)
  const business = useRead(getDefaultBusiness, { customerId: user.customerId ?? '' })
  if (customer.data && business.data) {
    const own = toOwnHolder(customer.data, business.data, user, conventions)
    return <Registration own={own} wanted={wanted} />
  }
  return <RegisterMarkLoading {...toLoadStatus(customer, business)} />
}

function Registration({ own, wanted }: { own: OwnHolder; wanted: number }) {
  const { view, needsPage, isUnstored, isRegistered, ...registration } = useRegisterMark(
    own,
    wanted,
  )
  const guard = useDraftGuard({ isUploading: needsPage, isUnstored })
  // After the guard, which would ask about the files just registered.
  const goOn = useEffectEvent(registration.goOn)
  useEffect(() => {
    if (isRegistered) goOn()
  }, [isRegistered])
  return (
    <>
      <RegisterMarkView {...view} />
      {guard}
    </>
  )
}
