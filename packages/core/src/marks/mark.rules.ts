import { CNPJ_LENGTH, type PersonType } from '../forms/tax-id.rules.ts'

/** How a mark looks. */
export const presentations = ['Nominativa', 'Mista', 'Figura'] as const

/** How a mark looks. */
export type Presentation = (typeof presentations)[number]

/** What a mark stands for. */
export const natures = ['Produto', 'Serviço', 'Ambas'] as const

/** The country of every holder. */
export const MARK_COUNTRY = 'Brasil'

/** The presentation that a mark's `apresentacao` begins with; undefined for another. */
export function toPresentation(apresentacao: string): Presentation | undefined {
  const [first] = apresentacao.trim().split(/\s+/)
  return presentations.find((presentation) => presentation === first)
}

/** Whether a mark of a presentation needs a logo: all but 'Nominativa'. */
export function needsLogo(presentation: Presentation): boolean {
  return presentation !== 'Nominativa'
}

/** What may be edited: the name of word marks, the logo of those with a figure. */
export function toEditableParts(presentation: Presentation): {
  readonly name: boolean
  readonly logo: boolean
} {
  return { name: presentation !== 'Figura', logo: needsLogo(presentation) }
}

/**
 * Whether the holder is a company, which has to send its contract: the customer, when the user
 * holds the mark; otherwise by the length of the CPF or CNPJ.
 */
export function isCompanyHolder(
  holder:
    | { readonly isUser: true; readonly personType: PersonType }
    | {
        readonly isUser: false
        /** Masked or bare. */
        readonly cpf: string
      },
): boolean {
  if (holder.isUser) return holder.personType !== 'PF'
  return holder.cpf.replace(/[^0-9A-Za-z]/g, '').length === CNPJ_LENGTH
}

/** A CPF or CNPJ as the call takes it: without slashes, the other separators stay. */
export function toMarkTaxId(cpf: string): string {
  return cpf.replaceAll('/', '')
}

/** Marks that the list shows on a page. */
export const marksPageSize = 15

/** How many marks there are before the first answer says it. */
export const MARKS_TOTAL_BEFORE_ANSWER = 12

/** Months that the trademark office takes to decide, about. */
export const MARK_DECISION_MONTHS = 12
