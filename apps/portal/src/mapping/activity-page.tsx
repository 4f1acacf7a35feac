import { useNavigate } from '@tanstack/react-router'
import {
  type ActivityPlace,
  type AnswerParts,
  findInAnswers,
  getMappingAnswers,
  getMappingQuestionnaire,
  isSameAnswer,
  joinAnswer,
  type MappingActivity,
  type MappingEditRefusal,
  type MappingField,
  type MappingQuestionnaire,
  splitAnswer,
  suggestTags,
} from '@tramite/core/mapping'
import { toLoadStatus, useRead, useRecord } from '@tramite/react'
import { ActivityLoading, MappingMissing, QuestionnaireView } from '@tramite/ui/mapping'
import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { lazyPart } from '../providers/lazy-part.ts'
import { useTitleFocus } from '../providers/use-title-focus.ts'
import { type QuestionAddress, questionSearch } from './mapping-search.ts'
import { useQuestionnaire } from './use-questionnaire.ts'
import { useSector } from './use-sector.ts'

// Loaded right after the page: when it is needed there may be no connection any more.
const DraftGuard = lazyPart(() => import('../providers/draft-guard.tsx'))

const UnsentOfActivity = lazyPart(async () => ({
  default: (await import('./mapping-dialogs.tsx')).UnsentOfActivity,
}))
const RenameActivityDialog = lazyDialog(async () => ({
  default: (await import('./mapping-dialogs.tsx')).RenameActivityDialog,
}))

interface ActivityPageProps {
  place: ActivityPlace
  address: QuestionAddress
}

/** The page of an activity: read again each time it opens, since edits start from it. */
export function ActivityPage({ place, address }: ActivityPageProps) {
  const sector = useSector(place.sectorId)
  const activity = useRecord(getMappingAnswers, place, { isUncached: true })
  const questionnaire = useRead(getMappingQuestionnaire, undefined)
  const isGone = sector.isMissing || activity.state === 'missing'
  useTitleFocus(isGone, '')
  if (isGone) {
    // It may have been deleted while the reader was answering: what was typed can still be read.
    return (
      <>
        <MappingMissing what="activity" />
        <Suspense>
          <UnsentOfActivity id={place.activityId} questions={questionnaire.data?.questions ?? []} />
        </Suspense>
      </>
    )
  }
  if (!sector.sector || !activity.data || !questionnaire.data) {
    return <ActivityLoading {...toLoadStatus(...sector.reads, activity.read, questionnaire)} />
  }
  return (
    <Questionnaire
      // Whether it is locked or open again comes from the server's answers, not from local edits.
      key={sector.closed ?? 'open'}
      place={place}
      address={address}
      sectorName={sector.sector.sectorName}
      activity={activity.data}
      asked={questionnaire.data}
      closed={sector.closed}
    />
  )
}

interface QuestionnaireProps extends ActivityPageProps {
  sectorName: string
  activity: MappingActivity
  asked: MappingQuestionnaire
  closed: MappingEditRefusal | null
}

/** The raw text of the fields: more than the answer, such as a comma or space just typed. */
interface Typed {
  readonly field: MappingField
  readonly answer: string
  readonly parts: AnswerParts
}

function Questionnaire(props: QuestionnaireProps) {
  const { place, address, sectorName, activity, asked, closed } = props
  const { questions } = asked
  const { sectorId } = place
  const navigate = useNavigate()
  const { send, onSave, answers, progress, theirs, held, isLostWithPage, ...questionnaire } =
    useQuestionnaire(place, activity, closed === null)
  const [isRenaming, setRenaming] = useState(false)
  const shown = questionSearch.valuesOf(address).question
  const index = Math.max(
    questions.findIndex((each) => each.field === shown),
    0,
  )
  const question = questions[index]
  const [typed, setTyped] = useState<Typed>()
  useEffect(() => {
    // Another question is shown.
    if (index >= 0) send({ type: 'TURN' })
  }, [send, index])
  if (!question) return null

  const { field } = question
  const suggested = suggestTags(asked, sectorName, field)
  const answer = answers[field] ?? ''
  // The trailing space is not stored, but stays in the field while the user types on.
  const isTyped = typed?.field === field && isSameAnswer(field, typed.answer, answer)
  const toSearch = (next: number) =>
    questionSearch.addressOf({ question: questions[next]?.field ?? null })
  const show = (next: number) =>
    navigate({
      to: '/tools/mapping/$sectorId/activity/$activityId',
      params: place,
      search: toSearch(next),
    })
  const toSector = () => navigate({ to: '/tools/mapping/$sectorId', params: { sectorId } })
  const isLast = index === questions.length - 1
  return (
    <>
      <QuestionnaireView
        {...questionnaire}
        sector={{ id: sectorId, name: sectorName }}
        activity={activity.label}
        questions={questions}
        index={index}
        suggested={suggested}
        parts={isTyped ? typed.parts : splitAnswer(field, answer, suggested)}
        onChange={(parts) => {
          const next = joinAnswer(field, parts)
          setTyped({ field, answer: next, parts })
          send({ type: 'ANSWER', field, answer: next })
        }}
        answers={answers}
        percent={progress.percent}
        conflict={
          theirs && {
            theirs,
            onKeepMine: () => send({ type: 'KEEP_MINE' }),
            onTakeTheirs: () => send({ type: 'TAKE_THEIRS' }),
          }
        }
        held={
          held && {
            ...held,
            onUse: () => send({ type: 'USE_HELD' }),
            onDiscard: () => send({ type: 'DISCARD_HELD' }),
          }
        }
        findings={findInAnswers(answers).filter((finding) => finding.field === field)}
        closed={closed}
        toHref={(next) =>
          questionSearch.toHref(
            `/tools/mapping/${sectorId}/activity/${place.activityId}`,
            toSearch(next),
          )
        }
        onSave={onSave}
        onNext={() => (isLast ? toSector() : show(index + 1))}
        onBack={() => (index === 0 ? toSector() : show(index - 1))}
        onRename={() => setRenaming(true)}
      />
      <Suspense>
        <DraftGuard isUnstored={isLostWithPage} />
      </Suspense>
      {isRenaming && (
        <RenameActivityDialog
          sectorId={sectorId}
          activity={activity}
          place="title"
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
