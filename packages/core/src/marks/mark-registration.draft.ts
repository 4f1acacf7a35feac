import * as z from 'zod/mini'
import { sentSchema } from '../drafts/draft-schema.ts'
import type { DraftForm, SentOnce } from '../drafts/index.ts'
import { natures, presentations } from './mark.rules.ts'
import { emptyMarkForm, type MarkForm } from './mark-registration.rules.ts'

/** What is kept of a registration: all that is typed and chosen, without its files and 'Ciente'. */
export interface MarkRegistrationDraft extends Omit<MarkForm, 'logo' | 'contrato' | 'isAware'> {
  readonly sent: SentOnce | null
}

const schema = z.object({
  apres: z.optional(z.enum(presentations)),
  product: z.optional(z.enum(natures)),
  name: z.string(),
  description: z.string(),
  email: z.string(),
  isOwnHolder: z.boolean(),
  cpf: z.string(),
  customerName: z.string(),
  UF: z.string(),
  city: z.string(),
  address: z.string(),
  CEP: z.string(),
  user: z.string(),
  sent: z._default(z.nullable(sentSchema), null),
})

const { logo: _logo, contrato: _contrato, isAware: _isAware, ...untyped } = emptyMarkForm
const empty: MarkRegistrationDraft = { ...untyped, sent: null }

/** The draft of a mark's registration; the files are chosen again. */
export const markRegistrationDraft: DraftForm<MarkRegistrationDraft> = {
  name: 'mark-registration',
  version: 1,
  empty,
  read: (stored, version) => {
    if (version !== 1) return undefined
    const parsed = schema.safeParse(stored)
    return parsed.success ? { ...empty, ...dropMissing(parsed.data) } : undefined
  },
  isEmpty: ({ apres, product, isOwnHolder, sent: _, ...texts }) =>
    !apres && !product && isOwnHolder && Object.values(texts).every((text) => text.trim() === ''),
}

function dropMissing({ apres, product, ...rest }: z.infer<typeof schema>): MarkRegistrationDraft {
  return { ...rest, ...(apres && { apres }), ...(product && { product }) }
}
