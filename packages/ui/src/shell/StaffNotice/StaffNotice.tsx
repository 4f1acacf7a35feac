import { Building2 } from 'lucide-react'
import { noPagesLabels } from '../../labels/no-pages.ts'
import { shellLabels } from '../../labels/shell.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { NoticeScreen } from '../NoticeScreen/NoticeScreen.tsx'

export interface StaffNoticeProps {
  onSignOut: () => void
}

/** A member of the firm has signed in where only customers have pages. */
export function StaffNotice({ onSignOut }: StaffNoticeProps) {
  return (
    <NoticeScreen
      icon={<Building2 />}
      title={noPagesLabels.staffTitle}
      text={noPagesLabels.staffText}
      actions={
        <Button variant="secondary" onPress={onSignOut}>
          {shellLabels.signOut}
        </Button>
      }
    />
  )
}
