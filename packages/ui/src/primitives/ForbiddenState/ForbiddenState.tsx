import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialogLabels as labels } from '../../labels/dialog.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'

/** Shown in place of content that the reader may not see, with who can change that. */
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
