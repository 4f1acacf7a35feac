import {
  ANSWER_MAX,
  type AnswerParts,
  type AnswersByField,
  isProse,
  joinAnswer,
  type MappingEditRefusal,
  type MappingFinding,
  type MappingQuestion,
  toAnswerText,
  toQuestionPlace,
} from '@tramite/core/mapping'
import { mappingRefusalMessages } from '@tramite/core/messages'
import { Check, CircleCheck, Lightbulb, Plus } from 'lucide-react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx'
import { WizardFrame } from '../../primitives/Wizard/WizardFrame.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { toFindingText } from '../finding-text.ts'
import * as css from './QuestionnaireView.css.ts'

/** How it stands with what was typed. */
export type SaveState =
  | { readonly kind: 'untouched' | 'unsaved' | 'failed' }
  | { readonly kind: 'saved'; readonly at: string }

/** What somebody else answered meanwhile, and the two ways out. */
export interface AnswersConflict {
  readonly theirs: AnswersByField
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

export interface QuestionnaireViewProps {
  sector: { readonly id: string; readonly name: string }
  activity: string
  /** In the order in which the firm asks them. */
  questions: readonly MappingQuestion[]
  /** Of the shown one, zero-based. */
  index: number
  suggested: readonly string[]
  /** The answer as it is written now. */
  parts: AnswerParts
  onChange: (parts: AnswerParts) => void
  answers: AnswersByField
  percent: number
  save: SaveState
  isSaving: boolean
  conflict: AnswersConflict | null
  /** What the answer to this question makes one look at. */
  findings: readonly MappingFinding[]
  /** Why nothing can be changed; null where it can. */
  closed: MappingEditRefusal | null
  /** The address of a question. */
  toHref: (index: number) => string
  onSave: () => void
  onNext: () => void
  onBack: () => void
  onRename: () => void
}

/** The questionnaire of an activity: one question at a time, beside all that was answered. */
export function QuestionnaireView(props: QuestionnaireViewProps) {
  const { sector, activity, questions, index, answers, closed, onRename, conflict } = props
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
        {conflict && <Conflict {...conflict} questions={questions} />}
        <WizardFrame
          steps={questions.map(({ field, title }, each) => ({
            id: field,
            label: title,
            state: each === index ? 'current' : answers[field] ? 'done' : 'todo',
          }))}
          progress={<Progress {...props} />}
          status={closed ? null : conflict ? labels.undecided : toStatus(props.save)}
          aside={<Answers {...props} />}
          {...(index > 0 && { onBack: props.onBack })}
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

function toStatus(save: SaveState): string {
  if (save.kind === 'saved') return labels.savedAt(save.at)
  if (save.kind === 'failed') return labels.saveFailed
  return save.kind === 'unsaved' ? labels.unsaved : labels.savedNothing
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
        <Fields field={field} suggested={suggested} parts={parts} onChange={onChange} />
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

function Fields({
  field,
  suggested,
  parts,
  onChange,
}: Pick<QuestionnaireViewProps, 'suggested' | 'parts' | 'onChange'> & {
  field: MappingQuestion['field']
}) {
  const { tags, others } = parts
  const toggle = (tag: string, isSelected: boolean) =>
    onChange({
      tags: suggested.filter((each) => (each === tag ? isSelected : tags.includes(each))),
      others,
    })
  const room = ANSWER_MAX - joinAnswer(field, { tags, others: '' }).length - 2
  const text = {
    label: labels.others,
    value: others,
    maxLength: Math.max(room, 0),
    onChange: (value: string) => onChange({ tags, others: value }),
  }
  return (
    <Stack gap={5}>
      <fieldset aria-label={labels.suggestions}>
        <Inline gap={2}>
          {suggested.map((tag) => {
            const isSelected = tags.includes(tag)
            return (
              <ToggleButton
                key={tag}
                icon={isSelected ? <Check /> : <Plus />}
                isSelected={isSelected}
                isDisabled={!isSelected && others.length + tag.length + 2 > room}
                onChange={(next) => toggle(tag, next)}
              >
                {tag}
              </ToggleButton>
            )
          })}
        </Inline>
      </fieldset>
      {isProse(field) ? (
        <TextArea {...text} description={labels.proseHint} grow={{ from: 112, to: 320 }} />
      ) : (
        <TextField {...text} description={labels.othersHint} />
      )}
    </Stack>
  )
}

function Conflict({
  theirs,
  onKeepMine,
  onTakeTheirs,
  questions,
}: AnswersConflict & Pick<QuestionnaireViewProps, 'questions'>) {
  return (
    <Banner
      tone="error"
      title={labels.conflictTitle}
      action={
        <Inline gap={2}>
          <Button variant="secondary" size="small" onPress={onTakeTheirs}>
            {labels.takeTheirs}
          </Button>
          <Button size="small" onPress={onKeepMine}>
            {labels.keepMine}
          </Button>
        </Inline>
      }
    >
      <ul>
        {questions
          .filter(({ field }) => theirs[field] !== undefined)
          .map(({ field, name }) => (
            <li key={field}>{labels.conflictTheirs(name, theirs[field] ?? '')}</li>
          ))}
      </ul>
    </Banner>
  )
}

/** All questions with their answers: each leads to its own. */
function Answers({ questions, answers, index, toHref }: QuestionnaireViewProps) {
  const isBeside = useMedia(media.sideBySide)
  const list = (
    <ol className={css.list}>
      {questions.map(({ field, name }, each) => {
        const answer = answers[field]
        return (
          <li key={field} className={css.asked} data-current={each === index || undefined}>
            {answer ? (
              <CircleCheck className={css.doneIcon} />
            ) : (
              <span aria-hidden="true">{each + 1}</span>
            )}
            <div>
              {each === index ? (
                <span aria-current="step">{name}</span>
              ) : (
                <TextLink href={toHref(each)} variant="quiet">
                  {name}
                </TextLink>
              )}
              {answer && <p className={css.given}>{toAnswerText(field, answer)}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
  return isBeside ? (
    <nav aria-label={labels.answers}>
      <Text size="small" isMuted isStrong>
        {labels.answers}
      </Text>
      {list}
    </nav>
  ) : (
    <Fold label={labels.answers}>{list}</Fold>
  )
}
