import { type FormEvent, type ReactNode, useRef } from 'react'
import type { InputNoticeState } from '../InputNotice/InputNotice.tsx'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'

/** What a form passes to the element that contains it. */
export interface FormHandle {
  readonly submit: () => void
  /** A new object for each refused attempt; undefined before the first. */
  readonly refusal: object | undefined
  /** Unsaved input would be lost. */
  readonly isDirty: boolean
  /** What the user has to know about the stored state of their input. */
  readonly inputNotice?: InputNoticeState | undefined
  /** Removes the stored input, because the user has discarded it. */
  readonly forget?: (() => void) | undefined
}

export interface FormProps {
  form: Pick<FormHandle, 'submit' | 'refusal'>
  /** For a submit button outside the form. */
  id?: string
  /** Sending is under way: submitting again does nothing. */
  isPending?: boolean
  'aria-label'?: string
  className?: string
  /** Called when the focus enters it. */
  onFocus?: (() => void) | undefined
  children: ReactNode
}

/** Fields that are sent together. After a refused attempt the focus goes to the first refused field. */
export function Form({ form, isPending = false, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(element, form.refusal)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) form.submit()
  }
  return <form ref={element} noValidate onSubmit={onSubmit} {...rest} />
}
