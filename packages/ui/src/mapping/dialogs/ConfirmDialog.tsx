import type { ActivityPlace, ReportedSector } from '@tramite/core/mapping'
import { mappingLabels } from '../../labels/mapping.ts'
import {
  mappingDialogLabels as labels,
  mappingConfirmations,
} from '../../labels/mapping-dialogs.ts'
import { AlertDialog, type AlertDialogProps } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { countUnanswered, listFindings, listIdleSectors } from '../Findings.tsx'

/** Actions on a mapping that ask for confirmation. */
export type MappingConfirmation = keyof typeof mappingConfirmations

const pending: Readonly<Record<MappingConfirmation, string>> = {
  start: labels.starting,
  review: labels.sending,
  redo: labels.redoing,
  deleteSector: labels.deleting,
  deleteActivity: labels.deleting,
}

export interface ConfirmDialogProps extends Pick<AlertDialogProps, 'failure'> {
  kind: MappingConfirmation
  /** What is deleted. */
  name?: string
  /** What is sent, so that the user knows beforehand what is missing. */
  sectors?: readonly ReportedSector[]
  /** An activity of `sectors` with answers that could not be saved: it was not sent without them. */
  left?: ActivityPlace | undefined
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a change to a mapping that cannot simply be undone. */
export function ConfirmDialog({
  kind,
  name,
  sectors,
  left,
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
      failure={failure}
      pendingText={pending[kind]}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <Text>{text}</Text>
        {sectors && <Missing sectors={sectors} />}
        {sectors && left && <Left sectors={sectors} place={left} />}
      </Stack>
    </AlertDialog>
  )
}

function Left({
  sectors,
  place: { sectorId, activityId },
}: {
  sectors: readonly ReportedSector[]
  place: ActivityPlace
}) {
  const activities = sectors.flatMap((sector) => sector.activities)
  const name = activities.find(({ id }) => id === activityId)?.name
  return (
    <div role="alert">
      <Text tone="danger">
        {labels.leftBefore}
        <TextLink href={`/tools/mapping/${sectorId}/activity/${activityId}`}>{name}</TextLink>
        {labels.leftAfter}
      </Text>
    </div>
  )
}

function Missing({ sectors }: { sectors: readonly ReportedSector[] }) {
  const { questions, activities } = countUnanswered(sectors)
  const found = listFindings(sectors).length
  const idle = listIdleSectors(sectors)
  if (questions === 0 && found === 0 && idle.length === 0) return null
  return (
    <ul>
      {questions > 0 && (
        <li>
          <Text isStrong>{mappingLabels.unanswered(questions, activities)}</Text>
        </li>
      )}
      {idle.length > 0 && (
        <li>
          <Text isStrong>{mappingLabels.idleSectors(idle)}</Text>
        </li>
      )}
      {found > 0 && (
        <li>
          <Text isStrong>{mappingLabels.attention(found)}</Text>
        </li>
      )}
    </ul>
  )
}
