import { CNPJ_LENGTH, type PersonType } from '../forms/index.ts'

/** The presentations of a mark: word, figure, or both. */
export const presentations = ['Nominativa', 'Mista', 'Figura'] as const

/** The presentation of a mark. */
export type Presentation = (typeof presentations)[number]

/** What a mark identifies: products, services, or both. */
export const natures = ['Produto', 'Serviço', 'Ambas'] as const

/** The country of every holder. */
export const MARK_COUNTRY = 'Brasil'

/** The presentation that a mark's `apresentacao` begins with; undefined if there is none. */
export function toPresentation(apresentacao: string): Presentation | undefined {
  const [first] = apresentacao.trim().split(/\s+/)
  return presentations.find((presentation) => presentation === first)
}

/** Whether a mark of a presentation needs a logo: all but 'Nominativa'. */
export function needsLogo(presentation: Presentation): boolean {
  return presentation !== 'Nominativa'
}

/** The editable parts: the name of word marks, the logo of those with a figure. */
export function toEditableParts(presentation: Presentation): {
  readonly name: boolean
  readonly logo: boolean
} {
  return { name: presentation !== 'Figura', logo: needsLogo(presentation) }
}

/**
 * Whether the holder is a company, which has to send its articles of association: decided by the
 * customer, when the user holds the mark; otherwise by the length of the CPF or CNPJ.
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

/** A CPF or CNPJ as the call accepts it: without slashes; the other separators stay. */
export function toMarkTaxId(cpf: string): string {
  return cpf.replaceAll('/', '')
}

/** Marks per page of the list. */
export const marksPageSize = 15

/** The number of marks assumed before the first answer arrives. */
export const MARKS_TOTAL_BEFORE_ANSWER = 12

/** Approximate number of months that the trademark office takes to decide. */
export const MARK_DECISION_MONTHS = 12
