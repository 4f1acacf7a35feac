import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialogLabels as labels } from '../../labels/dialog.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

/** The reader may not see this: says so, and who can change it. */
export function ForbiddenState({
  title = labels.forbiddenTitle,
  text = labels.forbiddenText,
  action,
}: {
  title?: string
  text?: string
  action?: ReactNode
}) {
  return <EmptyState icon={<Lock />} title={title} text={text} action={action} />
}
