import type { FormView } from '@tramite/core/forms'
import {
  type AnsweredQuestion,
  type RiskResult,
  type RiskSectorOffers,
  type RiskTableRow,
  riskBands,
} from '@tramite/core/risk'
import { Calculator, RotateCcw, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { ConflictBanner, type ConflictChoice } from '../../drafts/ConflictBanner/ConflictBanner.tsx'
import { DraftNotice, type DraftNoticeState } from '../../drafts/DraftNotice/DraftNotice.tsx'
import { conflictLabels } from '../../labels/conflict.ts'
import { riskLabels } from '../../labels/risk.ts'
import { riskSectorLabels as labels } from '../../labels/risk-sector.ts'
import { announced } from '../../primitives/Banner/Banner.css.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { RadioGroup } from '../../primitives/Choices/RadioGroup.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { NotFound } from '../../shell/NotFound/NotFound.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { RiskLevel } from '../RiskLevel.tsx'
import { RiskLoading } from '../RiskLoading.tsx'
import * as css from '../risk.css.ts'
import { toAnswer } from '../to-answer.ts'

const analysisHref = '/tools/analysisRisk'
const crumbsToAnalysis = [
  { label: riskLabels.tools, href: '/tools' },
  { label: riskLabels.title, href: analysisHref },
]

/** The sector in the address does not exist (any more). */
export function RiskSectorMissing() {
  return (
    <NotFound
      title={labels.sectorMissing}
      text={labels.sectorMissingText}
      backHref={analysisHref}
      backText={labels.backToAnalysis}
    />
  )
}

/** Shown in place of a sector that is loading, or has failed. */
export function RiskSectorPending({ hasFailed, isRetrying, onRetry }: LoadStatus) {
  return (
    <PageFrame title={riskLabels.title} crumbs={crumbsToAnalysis}>
      {hasFailed ? (
        <ErrorState title={riskLabels.failed} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <RiskLoading />
      )}
    </PageFrame>
  )
}

/** The questions that somebody else answered otherwise meanwhile, and the two ways to resolve it. */
export interface ChoicesConflict extends ConflictChoice {
  readonly theirs: readonly AnsweredQuestion[]
}

export interface RiskSectorViewProps {
  row: RiskTableRow
  offers: RiskSectorOffers
  /** The demand of the analysis. */
  demandHref: string
  /** The chosen answer by question. */
  form: FormView<Record<string, string>>
  /** There are unsaved choices. */
  isUnsaved: boolean
  /** What was chosen and not saved before somebody else concluded the sector; announced. */
  overtaken?: ReactNode
  /** State of the draft with earlier choices. */
  draftNotice?: DraftNoticeState | undefined
  /** Nothing is saved before it is resolved. */
  conflict: ChoicesConflict | null
  /** The result of the saved answers; null until there is one. */
  result: RiskResult | null
  /** What is in progress. */
  busy: 'saving' | 'calculating' | null
  onSave: () => void
  onRedo: () => void
}

/** The questions of a risk event, or its answers with the resulting risk. */
export function RiskSectorView({
  row,
  offers,
  demandHref,
  form,
  isUnsaved,
  overtaken,
  draftNotice,
  conflict,
  result,
  busy,
  onSave,
  onRedo,
}: RiskSectorViewProps) {
  const { sector, questions, total } = row
  // A risk covers all answers, though the questions stay as they were until it has been read.
  const chosen = questions.filter(({ question }) => form.field(question.id).value !== '')
  const given = result ? total : chosen.length
  return (
    <PageFrame
      title={sector.name}
      crumbs={[...crumbsToAnalysis, { label: sector.name }]}
      actions={
        <>
          <LinkButton variant="secondary" href={analysisHref}>
            {labels.back}
          </LinkButton>
          {offers.redo && (
            <Button variant="secondary" icon={<RotateCcw />} onPress={onRedo}>
              {riskLabels.redo}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={6}>
        {!offers.choose && !offers.redo && (
          <Banner tone="info">
            {labels.locked} <TextLink href={demandHref}>{labels.answerInDemand}</TextLink>
          </Banner>
        )}
        {offers.choose && <DraftNotice notice={draftNotice} />}
        <div aria-live="polite" className={announced}>
          {overtaken}
        </div>
        {conflict && <ConflictBanner {...conflict} theirs={conflict.theirs.map(toTheirs)} />}
        <div role="status">{result && <Calculation result={result} />}</div>
        <Card>
          {offers.choose ? (
            <Form form={form} isPending={busy !== null} aria-label={sector.name}>
              <Stack gap={6}>
                <Meter
                  label={riskLabels.progress}
                  value={given}
                  max={total}
                  valueText={labels.answered(given, total)}
                />
                <div className={css.questions}>
                  {questions.map((question) => (
                    <Choice
                      key={question.question.id}
                      question={question}
                      form={form}
                      isDisabled={busy !== null}
                    />
                  ))}
                </div>
                <Inline align="end">
                  {conflict && (
                    <Text isMuted size="small">
                      {conflictLabels.undecided}
                    </Text>
                  )}
                  <Button
                    variant="secondary"
                    icon={<Save />}
                    isDisabled={!isUnsaved || conflict !== null || busy === 'calculating'}
                    isPending={busy === 'saving'}
                    pendingText={labels.saving}
                    onPress={onSave}
                  >
                    {labels.save}
                  </Button>
                  <Button
                    type="submit"
                    icon={<Calculator />}
                    isDisabled={conflict !== null || busy === 'saving'}
                    isPending={busy === 'calculating'}
                    pendingText={labels.calculating}
                  >
                    {labels.calculate}
                  </Button>
                </Inline>
              </Stack>
            </Form>
          ) : (
            <Answers questions={questions} />
          )}
        </Card>
      </Stack>
    </PageFrame>
  )
}

/** How the risk is calculated: probability times impact, in words and figures. */
function Calculation({ result: { level, Probabilidade, Impacto } }: { result: RiskResult }) {
  const [low, medium] = riskBands
  return (
    <Card heading={labels.result} action={<RiskLevel level={level} />}>
      <Stack gap={2}>
        <Text size="lead" hasEqualFigures>
          {labels.calculation(Probabilidade, Impacto)}
        </Text>
        <Text isMuted size="small">
          {labels.bands(low.upTo, medium.upTo)}
        </Text>
      </Stack>
    </Card>
  )
}

const toTheirs = (answered: AnsweredQuestion) => ({
  id: answered.question.id,
  question: answered.question.name,
  answer: toAnswer(answered.question, answered.chosen?.Answer_id),
})

const toSource = (source: string | null) => (source ? labels.source(source) : undefined)

function Choice({
  question: { question },
  form,
  isDisabled,
}: {
  question: AnsweredQuestion
  form: FormView<Record<string, string>>
  isDisabled: boolean
}) {
  const { value, error, onChange } = form.field(question.id)
  return (
    <RadioGroup
      label={question.name}
      description={toSource(question.source)}
      error={error}
      isRequired
      isDisabled={isDisabled}
      choices={question.AnswerAIRs.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}

function Answers({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <dl className={css.questions}>
      {questions.map(({ question, chosen }) => (
        <div key={question.id}>
          <dt>
            <Text as="span" isStrong>
              {question.name}
            </Text>
          </dt>
          <dd>{toAnswer(question, chosen?.Answer_id)}</dd>
          {question.source && (
            <dd>
              <Text as="span" size="small" isMuted>
                {labels.source(question.source)}
              </Text>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
