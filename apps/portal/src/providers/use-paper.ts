import { useApp, useBusinesses, useViewer } from '@tramite/react'

/** What a printed list names besides its rows. */
export function usePaper() {
  const { firm } = useApp().ports
  const { day } = useViewer()
  return { businessName: useBusinesses().active?.name, firmName: firm.name, today: day.today }
}

/** The same of what belongs to no business. */
export const useOwnPaper = () => ({ ...usePaper(), businessName: undefined })
