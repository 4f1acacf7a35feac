import {
  type AnswersByField,
  isSameAnswer,
  type MappingEditRefusal,
  type MappingFinding,
  type MappingQuestion,
  toAnswerText,
  toQuestionPlace,
} from '@tramite/core/mapping'
import { mappingRefusalMessages } from '@tramite/core/messages'
import { Lightbulb } from 'lucide-react'
import { ChoiceBanner } from '../../drafts/ChoiceBanner/ChoiceBanner.tsx'
import { ConflictBanner, type ConflictChoice } from '../../drafts/ConflictBanner/ConflictBanner.tsx'
import { conflictLabels } from '../../labels/conflict.ts'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { WizardFrame, type WizardFrameProps } from '../../primitives/Wizard/WizardFrame.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { toFindingText } from '../finding-text.ts'
import { AnswerFields, type AnswerFieldsProps } from './AnswerFields.tsx'
import { GivenAnswers, type GivenAnswersProps } from './GivenAnswers.tsx'
import * as css from './QuestionnaireView.css.ts'

/** What somebody else answered meanwhile, and the two ways to resolve it. */
export interface AnswersConflict extends ConflictChoice {
  readonly theirs: AnswersByField
}

/** What was kept in the browser while the mapping was closed, and the two ways to decide about it. */
export interface HeldAnswers {
  readonly answers: AnswersByField
  /** What the mapping has, without what was typed since. */
  readonly now: AnswersByField
  readonly onUse: () => void
  readonly onDiscard: () => void
}

/** Whether the input is saved. */
export type SaveState =
  | { readonly kind: 'untouched' | 'unsaved' | 'failed' }
  /** Saving failed, and the browser does not store the input either. */
  | { readonly kind: 'unstored' }
  | { readonly kind: 'saved'; readonly at: string }

export interface QuestionnaireViewProps
  extends GivenAnswersProps,
    Omit<AnswerFieldsProps, 'question'> {
  sector: { readonly id: string; readonly name: string }
  activity: string
  percent: number
  save: SaveState
  isSaving: boolean
  conflict: AnswersConflict | null
  /** Asked about before anything else. */
  held: HeldAnswers | null
  /** What to check about the answer to this question. */
  findings: readonly MappingFinding[]
  /** Why nothing can be changed; null if it can. */
  closed: MappingEditRefusal | null
  /** Answers of an earlier visit, kept in the browser: unless it is closed, they are among the answers again. */
  kept: AnswersByField
  onSave: () => void
  onNext: () => void
  /** To the previous question; from the first one to the sector. */
  onBack: () => void
  onRename: () => void
}

const toTheirs = (questions: readonly MappingQuestion[], theirs: AnswersByField) =>
  questions.flatMap(({ field, name }) => {
    const answer = theirs[field]
    return answer === undefined ? [] : [{ id: field, question: name, answer }]
  })

/** The questionnaire of an activity: one question at a time, beside all answers. */
export function QuestionnaireView(props: QuestionnaireViewProps) {
  const { sector, activity, questions, index, answers, closed, onRename, conflict, held } = props
  const isLast = index === questions.length - 1
  const question = questions[index]
  return (
    <PageFrame
      title={activity}
      titleSize="detail"
      crumbs={[
        { label: labels.tools, href: '/tools' },
        { label: labels.title, href: '/tools/mapping' },
        { label: sector.name, href: `/tools/mapping/${sector.id}` },
        { label: activity },
      ]}
      {...(!closed && { onRename })}
    >
      <Stack gap={5}>
        {closed && (
          <Banner tone="info">{mappingRefusalMessages[`mapping.refused.${closed}`]}</Banner>
        )}
        {!conflict && !held && <Kept {...props} />}
        {held && <Held {...held} questions={questions} />}
        {conflict && <ConflictBanner {...conflict} theirs={toTheirs(questions, conflict.theirs)} />}
        <WizardFrame
          steps={questions.map(({ field, title }, each) => ({
            id: field,
            label: title,
            state: each === index ? 'current' : answers[field] ? 'done' : 'todo',
          }))}
          progress={<Progress {...props} />}
          {...(!closed &&
            (conflict || held ? { status: conflictLabels.undecided } : toStatus(props.save)))}
          aside={<GivenAnswers {...props} />}
          onBack={props.onBack}
          more={
            !closed && (
              <Button
                variant="secondary"
                isPending={props.isSaving}
                pendingText={labels.saving}
                onPress={props.onSave}
              >
                {labels.save}
              </Button>
            )
          }
          nextText={isLast ? labels.finish : labels.next}
          onNext={props.onNext}
        >
          {question && <Question {...props} question={question} />}
        </WizardFrame>
      </Stack>
    </PageFrame>
  )
}

/** Not about a question that was answered otherwise since, nor, of a closed one, about what it has. */
function Kept({ kept, questions, answers, closed }: QuestionnaireViewProps) {
  const titles = questions.flatMap(({ field, title }) => {
    const answer = kept[field]
    if (answer === undefined) return []
    return isSameAnswer(field, answer, answers[field] ?? '') === !closed ? [`“${title}”`] : []
  })
  if (titles.length === 0) return null
  return <Banner tone="info">{labels[closed ? 'kept' : 'restored'](titles.join(', '))}</Banner>
}

/** Both answers to each question, before the kept ones enter the mapping. */
function Held({
  answers,
  questions,
  now,
  onUse,
  onDiscard,
}: HeldAnswers & { questions: readonly MappingQuestion[] }) {
  const lines = questions.flatMap(({ field, name }) => {
    const kept = answers[field]
    if (kept === undefined) return []
    const [mine, held] = [kept, now[field] ?? ''].map((answer) => toAnswerText(field, answer))
    return [{ id: field, text: labels.held(name, mine ?? '', held ?? '') }]
  })
  return (
    <ChoiceBanner
      tone="turn"
      title={labels.heldTitle}
      lines={lines}
      leave={{ label: labels.discardHeld, onPress: onDiscard }}
      take={{ label: labels.useHeld, onPress: onUse }}
    />
  )
}

/** Only failures are announced: saving happens at each pause in typing. */
function toStatus(save: SaveState): Pick<WizardFrameProps, 'status' | 'note'> {
  if (save.kind === 'saved') return { note: labels.savedAt(save.at) }
  if (save.kind === 'failed') return { status: labels.saveFailed }
  if (save.kind === 'unstored') return { status: labels.unstored }
  return { note: save.kind === 'unsaved' ? labels.unsaved : labels.savedNothing }
}

function Progress({ questions, index, percent, answers }: QuestionnaireViewProps) {
  const text = labels.place(toQuestionPlace(index), percent)
  return (
    <div className={css.progress}>
      <div className={css.bar} aria-hidden="true">
        {questions.map(({ field }, each) => (
          <span
            key={field}
            className={css.segment}
            data-state={each === index ? 'current' : answers[field] ? 'done' : 'todo'}
          />
        ))}
      </div>
      <span className={css.place}>{text}</span>
    </div>
  )
}

function Question({
  question,
  questions,
  suggested,
  parts,
  onChange,
  closed,
  findings,
  answers,
}: QuestionnaireViewProps & { question: MappingQuestion }) {
  const { field, help, source } = question
  const shown = findings.filter((finding) => finding.kind !== 'unanswered')
  return (
    <Stack gap={5}>
      <Text isMuted>{help}</Text>
      {closed ? (
        <p className={css.read}>
          {toAnswerText(field, answers[field] ?? '') || labels.unansweredQuestion}
        </p>
      ) : (
        <AnswerFields question={question} suggested={suggested} parts={parts} onChange={onChange} />
      )}
      {shown.map((finding) => (
        <Banner key={finding.kind} tone="info">
          {toFindingText(finding, questions)}
        </Banner>
      ))}
      <div className={css.why}>
        <Lightbulb className={css.whyIcon} />
        <div>
          <Text size="small" isStrong>
            {labels.why}
          </Text>
          <Text size="small">{source}</Text>
        </div>
      </div>
    </Stack>
  )
}
