import { shellMessages } from '@tramite/core/messages'
import { Building2 } from 'lucide-react'
import { shellLabels } from '../../labels/shell.ts'
import { NoticeScreen } from '../NoticeScreen/NoticeScreen.tsx'

/** The user belongs to no business. Specification §2. */
export function NoBusiness() {
  return (
    <NoticeScreen
      icon={<Building2 />}
      title={shellLabels.noBusinessTitle}
      text={shellMessages['businesses.none']}
    />
  )
}
