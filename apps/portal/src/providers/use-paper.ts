import { useApp, useBusinesses, useViewer } from '@tramite/react'

/**
 * What a printed list names besides its rows.
 * @param isOfBusiness whether the rows are those of the open business alone
 */
export function usePaper({ isOfBusiness = true } = {}) {
  const { firm } = useApp().ports
  const { day } = useViewer()
  const { active } = useBusinesses()
  return {
    businessName: isOfBusiness ? active?.name : undefined,
    firmName: firm.name,
    today: day.today,
  }
}
