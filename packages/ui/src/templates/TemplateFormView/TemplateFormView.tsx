import type { Template, TemplateAnswers, TemplateFormField } from '@tramite/core/templates'
import { ArrowLeft, ArrowRight, CloudCheck, FileCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ConflictBanner, type ConflictChoice } from '../../drafts/ConflictBanner/ConflictBanner.tsx'
import { conflictLabels } from '../../labels/conflict.ts'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useFocusOnRefusal } from '../../primitives/Form/use-focus-on-refusal.ts'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { SplitPreview, type SplitSide } from '../../primitives/SplitPreview/SplitPreview.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { DocumentPreview } from '../DocumentPreview/DocumentPreview.tsx'
import { type LeftAnswer, LeftAnswers } from '../LeftAnswers/LeftAnswers.tsx'
import { TemplateFields, type TemplateFieldsProps } from '../TemplateFields/TemplateFields.tsx'
import { toTemplateCrumbs } from '../template-crumbs.ts'
import * as css from './TemplateFormView.css.ts'

/** What was answered elsewhere meanwhile, by the name of the field, and the two ways to resolve it. */
interface DraftConflict extends ConflictChoice {
  readonly theirs: TemplateAnswers
}

export interface TemplateFormViewProps
  extends Pick<TemplateFieldsProps, 'answers' | 'errors' | 'onAnswer' | 'onLeave'> {
  template: Pick<Template, 'id' | 'name' | 'html' | 'fields'>
  /** The fields of the page. */
  fields: readonly TemplateFormField[]
  /** Names of all answered fields. */
  answered: ReadonlySet<string>
  pages: readonly (readonly TemplateFormField[])[]
  /** From 0. */
  page: number
  isLast: boolean
  progress: { readonly done: number; readonly total: number; readonly percent: number }
  /** 'Rascunho salvo às 14:32', not announced while the user types; null if there is nothing to report. */
  status: string | null
  /** Whether a review is offered at the end. */
  canReview: boolean
  isMaking: boolean
  /** Nothing is saved before it is resolved. */
  conflict: DraftConflict | null
  /** Answers whose questions the firm has taken away. */
  left: readonly LeftAnswer[]
  /** Forgets them; undefined while their fields are on the page. */
  onDiscardLeft: (() => void) | undefined
  /** The last attempt to make the document failed. */
  isFailed: boolean
  /** The server's reason; null if trying again may help. */
  refusal: string | null
  /** Its answer was lost: it may have been made. */
  isLost: boolean
  /** The name of a document that was made of the template since that attempt began; null if none was. */
  came: string | null
  onBack: () => void
  onNext: () => void
  /** Shows what the page lacks, where a day that was typed by half is not sent. */
  onRefuse: () => void
  onSubmit: () => void
}

const toTheirs = (fields: readonly TemplateFormField[], theirs: TemplateAnswers) =>
  fields
    .filter(({ name }) => Object.hasOwn(theirs, name))
    .map(({ name, label }) => ({ id: name, question: label, answer: theirs[name] ?? '' }))

/** That a document was made whose answer was lost. */
function WasMade({ id, name }: { id: string; name: string }) {
  return (
    <Banner
      tone="success"
      title={labels.wasMade}
      action={
        <LinkButton variant="secondary" size="small" href={`/tools/templates/${id}`}>
          {labels.seeMade}
        </LinkButton>
      }
    >
      {labels.wasMadeText(name)}
    </Banner>
  )
}

/** That the document was not made, or may have been. */
function Failure({ refusal, isLost }: Pick<TemplateFormViewProps, 'refusal' | 'isLost'>) {
  if (isLost) {
    return (
      <Banner tone="error" title={labels.mayBeMade}>
        {labels.mayBeMadeText}
      </Banner>
    )
  }
  return (
    <Banner tone="error" title={labels.notMade}>
      {refusal === null ? labels.notMadeText : labels.refusedText(refusal)}
    </Banner>
  )
}

/** The questions of a document, three at a time, beside the document. */
export function TemplateFormView(props: TemplateFormViewProps) {
  const { template, fields, answers, errors, page, pages, progress, isLast, isMaking, conflict } =
    props
  const made = props.isFailed && props.isLost ? props.came : null
  const [current, setCurrent] = useState<string | null>(null)
  const [side, setSide] = useState<SplitSide>('main')
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus()
  }, [page])
  useFocusOnRefusal(form, tries)
  const goOn = () => {
    // A day typed by half refuses its form, which is not sent otherwise: it does not bubble to the page.
    if (!form.current?.dispatchEvent(new Event('submit', { cancelable: true }))) props.onRefuse()
    else if (isLast) props.onSubmit()
    else props.onNext()
    setTries(tries + 1)
  }
  return (
    <PageFrame
      title={template.name}
      titleSize="detail"
      crumbs={toTemplateCrumbs(template)}
      isBusy={isMaking}
      busyText={labels.making}
      actions={
        <span className={css.status}>
          {props.status && (
            <>
              <CloudCheck />
              {props.status}
            </>
          )}
        </span>
      }
    >
      <SplitPreview
        label={labels.view}
        mainLabel={labels.fill}
        previewLabel={labels.preview}
        side={side}
        onSideChange={setSide}
        preview={
          <DocumentPreview
            html={template.html}
            fields={template.fields}
            answers={answers}
            current={current}
            isShown={side === 'preview'}
          />
        }
      >
        <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
          <Stack gap={6}>
            <Standing pages={pages} answered={props.answered} fields={fields} progress={progress} />
            <div aria-live="polite" className={css.news}>
              {props.left.length > 0 && (
                <LeftAnswers answers={props.left} onDiscard={props.onDiscardLeft} />
              )}
            </div>
            {conflict && (
              <ConflictBanner {...conflict} theirs={toTheirs(template.fields, conflict.theirs)} />
            )}
            <div aria-live="polite" className={css.news}>
              {made !== null && <WasMade id={template.id} name={made} />}
            </div>
            {props.isFailed && made === null && (
              <Failure refusal={props.refusal} isLost={props.isLost} />
            )}
            <h2 ref={heading} tabIndex={-1} className={css.heading}>
              {labels.page(page + 1, pages.length)}
            </h2>
            <TemplateFields
              key={page}
              fields={fields}
              answers={answers}
              errors={errors}
              onAnswer={props.onAnswer}
              onFocus={setCurrent}
              onLeave={props.onLeave}
            />
            {conflict && (
              <Text isMuted size="small">
                {conflictLabels.undecided}
              </Text>
            )}
            <div className={css.ways}>
              {page > 0 && (
                <Button variant="secondary" icon={<ArrowLeft />} onPress={props.onBack}>
                  {labels.back}
                </Button>
              )}
              <Button
                className={css.onward}
                icon={isLast ? <FileCheck /> : <ArrowRight />}
                isPending={isMaking}
                pendingText={labels.making}
                onPress={goOn}
              >
                {isLast ? labels.submit : labels.next}
              </Button>
            </div>
            {props.canReview && <p className={css.closing}>{labels.reviewComes}</p>}
          </Stack>
        </form>
      </SplitPreview>
    </PageFrame>
  )
}

function Standing({
  pages,
  answered,
  fields,
  progress,
}: Pick<TemplateFormViewProps, 'pages' | 'answered' | 'fields' | 'progress'>) {
  const { done, total, percent } = progress
  const stateOf = ({ name }: TemplateFormField) => {
    if (answered.has(name)) return 'answered'
    return fields.some((field) => field.name === name) ? 'current' : 'empty'
  }
  return (
    <div className={css.standing}>
      <p className={css.figures}>
        <span className={css.percent}>{labels.percent(percent)}</span>
        {labels.answers(done, total)}
      </p>
      <div
        role="progressbar"
        className={css.pages}
        aria-label={labels.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={labels.answers(done, total)}
      >
        {pages.map((ofPage) => (
          <span key={ofPage[0]?.name} className={css.segments}>
            {ofPage.map((field) => (
              <span key={field.name} className={css.segment} data-state={stateOf(field)} />
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}
