import * as z from 'zod/mini'
import { sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'
import { type DraftFiles, draftFilesSchema, hasNoFiles, noDraftFiles } from '../files/index.ts'
import { findFederativeUnit } from '../forms/index.ts'
import { natures, presentations } from './mark.rules.ts'
import { emptyMarkForm, type MarkForm } from './mark-registration.rules.ts'

/** What is kept of a registration: everything typed and chosen except 'Ciente', and the uploaded files. */
export interface MarkRegistrationDraft extends Omit<MarkForm, 'logo' | 'contrato' | 'isAware'> {
  readonly logoFiles: DraftFiles
  readonly contractFiles: DraftFiles
  readonly sent: SentOnce | null
}

// May be absent.
const lateFiles = z._default(draftFilesSchema, { arrived: [], missing: [] })

const schema = z.object({
  apres: z.optional(z.enum(presentations)),
  product: z.optional(z.enum(natures)),
  name: z.string(),
  description: z.string(),
  email: z._default(z.nullable(z.string()), null),
  isOwnHolder: z.boolean(),
  cpf: z.string(),
  customerName: z.string(),
  UF: z.string(),
  city: z.string(),
  address: z.string(),
  CEP: z.string(),
  user: z.string(),
  logoFiles: lateFiles,
  contractFiles: lateFiles,
  sent: z._default(z.nullable(sentSchema), null),
})

const { logo: _logo, contrato: _contrato, isAware: _isAware, ...untyped } = emptyMarkForm
const empty: MarkRegistrationDraft = {
  ...untyped,
  logoFiles: noDraftFiles,
  contractFiles: noDraftFiles,
  sent: null,
}

/** The draft of a mark's registration. */
export const markRegistrationDraft: DraftForm<MarkRegistrationDraft> = {
  name: 'mark-registration',
  version: 1,
  empty,
  read: (stored, version) => {
    if (version !== 1) return undefined
    const parsed = schema.safeParse(stored)
    return parsed.success ? { ...empty, ...dropMissing(parsed.data) } : undefined
  },
  isEmpty: ({ apres, product, email, isOwnHolder, logoFiles, contractFiles, sent: _, ...texts }) =>
    !apres &&
    !product &&
    !email?.trim() &&
    isOwnHolder &&
    hasNoFiles(logoFiles) &&
    hasNoFiles(contractFiles) &&
    Object.values(texts).every((text) => text.trim() === ''),
}

function dropMissing({
  apres,
  product,
  email,
  UF,
  ...rest
}: z.infer<typeof schema>): MarkRegistrationDraft {
  // The stored value may be any text.
  const unit = findFederativeUnit(UF) ?? ''
  return {
    ...rest,
    UF: unit,
    // Emptied, or not yet typed in an earlier version.
    email: email || null,
    ...(apres && { apres }),
    ...(product && { product }),
  }
}
