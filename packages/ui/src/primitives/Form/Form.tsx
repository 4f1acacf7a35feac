import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { InputNoticeState } from '../InputNotice/InputNotice.tsx'
import { focusFirstRefused } from './focus-refused.ts'

/** What a form tells the element that it stands in. */
export interface FormHandle {
  readonly submit: () => void
  /** Another object for each refused attempt; undefined before the first. */
  readonly refusal: object | undefined
  /** Something in it would be lost. */
  readonly isDirty: boolean
  /** What somebody has to know of what is kept of their input. */
  readonly inputNotice?: InputNoticeState | undefined
}

export interface FormProps {
  form: Pick<FormHandle, 'submit' | 'refusal'>
  /** For a submit button outside it. */
  id?: string
  /** What is sent is on its way: sending again does nothing. */
  isPending?: boolean
  'aria-label'?: string
  className?: string
  /** Somebody goes into it. */
  onFocus?: (() => void) | undefined
  children: ReactNode
}

/** Fields that are sent together. After a refused attempt the focus goes to the first refused field. */
export function Form({ form, isPending = false, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { refusal } = form
  useEffect(() => {
    if (refusal) focusFirstRefused(element.current)
  }, [refusal])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) form.submit()
  }
  return <form ref={element} noValidate onSubmit={onSubmit} {...rest} />
}
