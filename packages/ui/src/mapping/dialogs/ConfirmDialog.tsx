import { mappingConfirmations, type ReportedSector } from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { countUnanswered, listFindings } from '../Findings.tsx'

/** Actions on a mapping that ask for confirmation. */
export type MappingConfirmation = keyof typeof mappingConfirmations

const pending: Readonly<Record<MappingConfirmation, string>> = {
  start: labels.starting,
  review: labels.sending,
  redo: labels.redoing,
  deleteSector: labels.deleting,
  deleteActivity: labels.deleting,
}

export interface ConfirmDialogProps {
  kind: MappingConfirmation
  /** What is deleted. */
  name?: string
  /** What is sent, so that the user knows beforehand what is missing. */
  sectors?: readonly ReportedSector[]
  /** Why the server refused it. */
  failure?: string | undefined
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a change to a mapping that cannot simply be undone. */
export function ConfirmDialog({
  kind,
  name,
  sectors,
  failure,
  isPending,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { title, text, confirm } = mappingConfirmations[kind]
  return (
    <AlertDialog
      isOpen
      title={name === undefined ? title : `${title}: ${name}`}
      confirmText={confirm}
      cancelText={labels.cancel}
      isDanger={kind === 'deleteSector' || kind === 'deleteActivity'}
      isPending={isPending}
      pendingText={pending[kind]}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <Text>{text}</Text>
        {sectors && <Missing sectors={sectors} />}
        {failure && (
          <div role="alert">
            <Text tone="danger">{failure}</Text>
          </div>
        )}
      </Stack>
    </AlertDialog>
  )
}

function Missing({ sectors }: { sectors: readonly ReportedSector[] }) {
  const { questions, activities } = countUnanswered(sectors)
  const found = listFindings(sectors).length
  if (questions === 0 && found === 0) return null
  return (
    <ul>
      {questions > 0 && (
        <li>
          <Text isStrong>{labels.unanswered(questions, activities)}</Text>
        </li>
      )}
      {found > 0 && (
        <li>
          <Text isStrong>{labels.attention(found)}</Text>
        </li>
      )}
    </ul>
  )
}
