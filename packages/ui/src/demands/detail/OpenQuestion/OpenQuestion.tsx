import { formatDate } from '@tramite/core/calendar'
import {
  type EntryAnswer,
  isEntryAnswered,
  type OpenQuestion as Question,
} from '@tramite/core/demands'
import { Circle, CircleCheck, Paperclip } from 'lucide-react'
import { useId } from 'react'
import { FileChooser } from '../../../files/FileChooser/FileChooser.tsx'
import type { UploadsProps } from '../../../files/transfers.ts'
import { statusDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { LongText } from '../../conversation/LongText/LongText.tsx'
import { UploadRows } from '../../documents/UploadField/UploadField.tsx'
import * as css from './OpenQuestion.css.ts'

/** One item of the question, and the reply to it so far. */
export interface AskedEntry {
  /** In its original wording. */
  readonly text: string
  /** `files` are those of `uploads`. */
  readonly answer: EntryAnswer
  readonly onChange: (change: Partial<Pick<EntryAnswer, 'text' | 'isDeclined'>>) => void
  /** The files given for it. */
  readonly uploads: UploadsProps
}

export interface OpenQuestionProps {
  question: Pick<Question, 'userName' | 'since' | 'until' | 'texts'>
  entries: readonly AskedEntry[]
  timeZone: string
  /** The firm has asked more since the reader opened it. */
  hasGrown?: boolean
}

/** The firm's question, beside the reply: its text, and a list of items, each with its own reply. */
export function OpenQuestion({ question, entries, timeZone, hasGrown = false }: OpenQuestionProps) {
  const id = useId()
  const name = question.userName ?? labels.firm
  const since = formatDate(question.since, timeZone)
  const until = formatDate(question.until, timeZone)
  const wrote =
    since === until ? labels.wrote(name, since) : labels.wroteBetween(name, since, until)
  const answered = entries.filter(({ answer }) => isEntryAnswered(answer)).length
  return (
    <section className={css.question} aria-labelledby={id}>
      <h3 className={css.head}>
        <span id={id}>{entries.length > 0 ? labels.asks(name, entries.length, since) : wrote}</span>
        {entries.length > 0 && (
          <span role="status">{labels.answered(answered, entries.length)}</span>
        )}
      </h3>
      <div aria-live="polite" className={css.grown}>
        {hasGrown && <Banner tone="info" title={labels.grown} />}
      </div>
      {question.texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed
        <LongText key={index} text={text} className={css.text} />
      ))}
      {entries.length > 0 && (
        <ol className={css.list}>
          {entries.map((entry) => (
            <Entry key={entry.text} {...entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Entry({ text, answer, onChange, uploads }: AskedEntry) {
  const { isDeclined } = answer
  const isAnswered = isEntryAnswered(answer)
  return (
    <li className={css.entry}>
      <p className={css.name}>
        {isAnswered ? (
          <CircleCheck className={css.done} aria-hidden="true" />
        ) : (
          <Circle className={css.mark} aria-hidden="true" />
        )}
        <span>{text}</span>
      </p>
      <TextArea
        label={isDeclined ? labels.reasonOf(text) : labels.answerTo(text)}
        isLabelHidden
        placeholder={isDeclined ? labels.reasonPlaceholder : labels.answerPlaceholder}
        grow={{ from: 44, to: 220 }}
        value={answer.text}
        onChange={(value) => onChange({ text: value })}
      />
      <div className={css.actions}>
        {!isDeclined && (
          <FileChooser label={labels.attachTo(text)} onFiles={uploads.onFiles}>
            {(choose) => (
              <Button
                variant="secondary"
                size="small"
                icon={<Paperclip />}
                aria-label={labels.attachTo(text)}
                onPress={choose}
              >
                {labels.attachShort}
              </Button>
            )}
          </FileChooser>
        )}
        <Checkbox
          aria-label={`${labels.declined}: ${text}`}
          isSelected={isDeclined}
          onChange={(value) => onChange({ isDeclined: value })}
        >
          {labels.declined}
        </Checkbox>
      </div>
      <UploadRows uploads={uploads} />
    </li>
  )
}
