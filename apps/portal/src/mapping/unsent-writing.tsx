import { createInputDraft, readTypedInput } from '@tramite/core/drafts'
import {
  createActivitySchema,
  type MappingQuestionnaire,
  mappingAnswersDraft,
} from '@tramite/core/mapping'
import { useDraft } from '@tramite/react'
import { UnsentWriting } from '@tramite/ui/mapping/dialogs'
import { activityRenamePlace, newActivityPlace } from './name-places.ts'

const newActivityInput = createInputDraft(newActivityPlace)
const activityRenameInput = createInputDraft(activityRenamePlace)
const activitySchema = createActivitySchema([])

interface UnsentOfActivityProps {
  id: string
  questions: MappingQuestionnaire['questions']
}

/** What the reader was writing in an activity that is gone: its answers, and a new name. */
export function UnsentOfActivity({ id, questions }: UnsentOfActivityProps) {
  const { changes, held } = useDraft(mappingAnswersDraft, { id }).values
  const renamed = useDraft(activityRenameInput, { id }).values
  return (
    <UnsentWriting
      name={readTypedInput(activitySchema, renamed).typed.label}
      answers={{ ...held, ...changes }}
      questions={questions}
    />
  )
}

/** The name that the reader was giving to an activity of a sector that is gone: a new one, or one of those it had. */
export function UnsentOfSector({
  sectorId,
  renamedId,
}: {
  sectorId: string
  renamedId: string | undefined
}) {
  const added = useDraft(newActivityInput, { id: sectorId }).values
  return renamedId === undefined ? (
    <UnsentWriting name={readTypedInput(activitySchema, added).typed.label} />
  ) : (
    <UnsentOfActivity id={renamedId} questions={[]} />
  )
}
