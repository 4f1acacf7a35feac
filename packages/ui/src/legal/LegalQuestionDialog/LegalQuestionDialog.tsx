import { formatDate } from '@tramite/core/calendar'
import type { LegalQuestion } from '@tramite/core/legal'
import { acceptanceLabels as labels, legalLabels } from '../../labels/legal.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { LegalText } from '../LegalText/LegalText.tsx'
import * as css from './LegalQuestionDialog.css.ts'

export interface LegalQuestionDialogProps extends Pick<DialogProps, 'failure'> {
  /** At least one. */
  questions: readonly LegalQuestion[]
  isAccepting: boolean
  onAccept: () => void
  onLater: () => void
}

/** Asks once whether the user accepts the current texts, and shows what has changed in them. */
export function LegalQuestionDialog({
  questions,
  isAccepting,
  failure,
  onAccept,
  onLater,
}: LegalQuestionDialogProps) {
  const titles = questions.map(({ title }) => title).join(labels.and)
  const isFirst = questions.every(({ accepted }) => accepted === null)
  return (
    <Dialog
      title={isFirst ? labels.first(titles) : labels.changed(titles)}
      isOpen
      onClose={onLater}
      cancelText={labels.notNow}
      isPending={isAccepting}
      failure={failure}
      actions={
        <Button isPending={isAccepting} onPress={onAccept}>
          {labels.accept}
        </Button>
      }
    >
      <div className={css.body}>
        <p>{isFirst ? labels.intro : labels.introChanged}</p>
        {questions.map((question) => (
          <Question key={question.document} question={question} />
        ))}
        <p className={css.quiet}>{labels.later}</p>
      </div>
    </Dialog>
  )
}

function Question({ question: { title, path, version, accepted, changes } }: QuestionProps) {
  const revised = formatDate(version)
  return (
    <section className={css.question} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.quiet}>
        {accepted === null
          ? labels.version(revised)
          : labels.versionSince(revised, formatDate(accepted))}
      </p>
      {changes.map(({ date, text }) => (
        <p key={date} className={css.change}>
          {legalLabels.changedOn(formatDate(date))} <LegalText text={text} />
        </p>
      ))}
      <p>
        <TextLink href={path}>{labels.read(title)}</TextLink>
      </p>
    </section>
  )
}

interface QuestionProps {
  question: LegalQuestion
}
