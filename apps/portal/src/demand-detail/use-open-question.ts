import {
  type DemandReplyDraft,
  filesOfAnswer,
  giveFiles,
  noEntryAnswer,
  type ProcessItem,
  toOpenQuestion,
  toReplyText,
} from '@tramite/core/demands'
import { toArchiveNames, type UploadRecord } from '@tramite/core/files'
import { type DraftField, type UploadsProps, useViewer } from '@tramite/react'
import type { OpenQuestionProps } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'

interface OpenQuestionOptions {
  readonly items: readonly ProcessItem[]
  /** What is asked may still become more: the answer is not on its way, and nothing has come of it. */
  readonly isOpen: boolean
  readonly field: DraftField<DemandReplyDraft>
  readonly uploads: UploadsProps
}

/**
 * What the firm asks, for its view beside the answer, and the answer with what is said of each thing. The
 * files of all are one list; which are given for what is known by their names, as the firm reads them.
 */
export function useOpenQuestion({ items, isOpen, field, uploads }: OpenQuestionOptions) {
  const { conventions } = useViewer()
  const { values, draft } = field
  // An answer that was sent is sent again as it was: what is asked meanwhile does not change its words.
  const [read, setRead] = useState(() => ({ items, question: toOpenQuestion(items) }))
  if (isOpen && read.items !== items) setRead({ items, question: toOpenQuestion(items) })
  const { question } = read
  const texts = question?.entries ?? []
  const filesOf = (entry: string) => filesOfAnswer(values.answers[entry] ?? noEntryAnswer)
  const fileNames = uploads.rows.map(({ name }) => name)
  const given = new Set(texts.flatMap(filesOf))

  const change = (entry: string, part: Partial<typeof noEntryAnswer>) =>
    draft.change((last) => {
      const answer = { ...noEntryAnswer, ...last.answers[entry], ...part }
      return { ...last, answers: { ...last.answers, [entry]: answer } }
    })
  /** A phone calls every photograph alike: each gets a name that no other file of the answer has. */
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
  const view: OpenQuestionProps | undefined = question
    ? { question, entries, timeZone: conventions.timeZone }
    : undefined
  return {
    view,
    /** The files that are given for nothing in particular, also since what they were given for is declined. */
    others: {
      ...uploads,
      rows: uploads.rows.filter(({ name }) => !given.has(name)),
      onFiles: (files: File[]) => choose(files),
    },
    toText: (attachments: readonly UploadRecord[]) =>
      toReplyText({
        message: values.message,
        entries: texts,
        answers: values.answers,
        fileNames: attachments.map(({ fileName }) => fileName),
      }),
  }
}
