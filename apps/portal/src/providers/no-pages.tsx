import { useApp, useViewer } from '@tramite/react'
import { NoBusiness, StaffNotice } from '@tramite/ui/shell/notices'

interface NoPagesProps {
  onSignOut: () => void
}

/** In place of every page, for those who have none: the firm's own people, and who belongs to no business. */
export default function NoPages({ onSignOut }: NoPagesProps) {
  const { firm } = useApp().ports
  const { user } = useViewer()
  if (!user.Customer) return <StaffNotice onSignOut={onSignOut} />
  return <NoBusiness contactEmail={firm.contactEmail} messagingHref={firm.messagingUrl} />
}
