import type { Masks } from '@tramite/core/forms'
import type { MarkForm, MarkPage, OwnHolder } from '@tramite/core/marks'
import { useState } from 'react'
import { afterGesture } from '../../primitives/after-gesture.ts'
import type { MarkFile } from './MarkFileField.tsx'

/** What a page of the registration shows and changes. */
export interface StepProps {
  page: MarkPage
  form: MarkForm
  own: OwnHolder
  masks: Masks
  logo: MarkFile
  contract: MarkFile
  onChange: (change: Partial<MarkForm>) => void
  /** The user tried to continue: every field shows its error. */
  isRefused: boolean
}

/** The error of a field once it was left, or once the user tried to continue. */
export function useLeft({ page: { errors }, isRefused }: StepProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errorOf = (field: string) => (isRefused || left.has(field) ? errors[field] : undefined)
  return {
    errorOf,
    left: (field: string) => ({
      error: errorOf(field),
      onBlur: () => afterGesture(() => setLeft((before) => new Set([...before, field]))),
    }),
    /** A file with the error of its field, if no file is there. */
    withError: (field: string, file: MarkFile): MarkFile => ({
      ...file,
      error: file.error ?? (file.uploads.rows.length === 0 ? (errorOf(field) ?? null) : null),
    }),
  }
}

/** The text fields about the holder, besides the e-mail. */
export const holderTexts = ['cpf', 'customerName', 'user', 'CEP', 'address', 'city'] as const

/** All fields about the holder, in the order of the page. */
export const holderFields = [...holderTexts, 'UF'] as const
