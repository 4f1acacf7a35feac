import {
  type DemandReplyDraft,
  filesOfAnswer,
  giveFiles,
  hasQuestionGrown,
  noEntryAnswer,
  type ProcessItem,
  toOpenQuestion,
  toReplyEntries,
  toReplyProblem,
  toReplyText,
  toSeenUntil,
} from '@tramite/core/demands'
import { toArchiveNames, type UploadRecord } from '@tramite/core/files'
import { type DraftField, type UploadsProps, useViewer } from '@tramite/react'
import type { OpenQuestionProps } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'

interface OpenQuestionOptions {
  readonly items: readonly ProcessItem[]
  /** They have been read on this visit: what was kept of an earlier one may lack what was written before it. */
  readonly isCurrent: boolean
  /** When the demand began to wait for the reply, an instant. */
  readonly since: string
  /** More may still be asked: the reply is neither on its way nor finished. */
  readonly isOpen: boolean
  readonly field: DraftField<DemandReplyDraft>
  readonly uploads: UploadsProps
}

/**
 * The firm's question, for the view next to the reply, and the reply to each item. All files are in one list;
 * they are assigned to items by their names, as the firm reads them.
 */
export function useOpenQuestion({
  items,
  isCurrent,
  since,
  isOpen,
  field,
  uploads,
}: OpenQuestionOptions) {
  const { conventions } = useViewer()
  const { values, draft } = field
  // A reply that was sent is retried unchanged: items asked meanwhile do not change its text.
  const readNow = () => {
    const question = toOpenQuestion(items)
    // Not with each answer: a field would disappear while it is being emptied.
    return {
      items,
      since,
      question,
      texts: toReplyEntries(question?.entries ?? [], values.answers),
    }
  }
  const [read, setRead] = useState(readNow)
  const [seenBefore, setSeen] = useState<string | null>(null)
  const seen = toSeenUntil(seenBefore, items, isCurrent)
  if (seen !== seenBefore) setSeen(seen)
  const isRead = read.items === items && read.since === since
  if (isOpen && !isRead) setRead(readNow())
  const { question, texts } = read
  const filesOf = (entry: string) => filesOfAnswer(values.answers[entry] ?? noEntryAnswer)
  const fileNames = uploads.rows.map(({ name }) => name)
  const given = new Set(texts.flatMap(filesOf))

  const change = (entry: string, part: Partial<typeof noEntryAnswer>) =>
    draft.change((last) => {
      const answer = { ...noEntryAnswer, ...last.answers[entry], ...part }
      return { ...last, answers: { ...last.answers, [entry]: answer } }
    })
  /** Phones give all photographs the same name: each gets a name that no other file of the reply has. */
  const withOwnNames = (files: readonly File[]) => {
    const names = toArchiveNames([...fileNames, ...files.map(({ name }) => name)])
    return files.map((file, index) => {
      const name = names.at(index - files.length) ?? file.name
      return name === file.name ? file : new File([file], name, { type: file.type })
    })
  }
  const choose = (chosen: readonly File[], entry?: string) => {
    const files = withOwnNames(chosen)
    const names = files.map(({ name }) => name)
    draft.change((last) => ({
      ...last,
      answers: giveFiles(last.answers, { entry, names, others: fileNames }),
    }))
    uploads.onFiles(files)
  }
  const entries = texts.map((text) => {
    const rows = uploads.rows.filter(({ name }) => filesOf(text).includes(name))
    return {
      text,
      answer: {
        ...noEntryAnswer,
        ...values.answers[text],
        files: rows.map(({ name }) => name),
      },
      onChange: (part: Partial<typeof noEntryAnswer>) => change(text, part),
      uploads: {
        ...uploads,
        rows,
        onFiles: (files: File[]) => choose(files, text),
      },
    }
  })
  const toReply = (files: readonly UploadRecord[]) => ({
    message: values.message,
    entries: texts,
    answers: values.answers,
    fileNames: files.map(({ fileName }) => fileName),
  })
  // Answers to a form that was deleted are sent too: they stay in view.
  const answered = { userName: null, since, until: since, texts: [] }
  const asked = question ?? (entries.length > 0 ? answered : undefined)
  const view: OpenQuestionProps | undefined = asked && {
    question: asked,
    entries,
    timeZone: conventions.timeZone,
    hasGrown: hasQuestionGrown(question, seen),
  }
  return {
    view,
    /** Files given for no item in particular, including those whose item has since been declined. */
    others: {
      ...uploads,
      rows: uploads.rows.filter(({ name }) => !given.has(name)),
      onFiles: (files: File[]) => choose(files),
    },
    toText: (files: readonly UploadRecord[]) => toReplyText(toReply(files)),
    /** Why it cannot be sent with these files; null if it can. */
    toProblem: (files: readonly UploadRecord[]) => toReplyProblem(toReply(files)),
  }
}
