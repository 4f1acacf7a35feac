import { parseAnswer } from './answer-values.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import { someOf } from './says-none.ts'

/** The legal bases that a purpose may have, by the reason for the processing. */
type Basis = 'contract' | 'obligation' | 'claims' | 'interest' | 'credit' | 'consent'

interface BasisLaw {
  readonly name: string
  /** LGPD, Lei nº 13.709/2018. */
  readonly article: string
  /** The article for sensitive data; absent if they need another basis. */
  readonly sensitiveArticle?: string
}

const laws: Readonly<Record<Basis, BasisLaw>> = {
  contract: {
    name: 'execução de contrato',
    article: 'art. 7º, V',
    sensitiveArticle: 'art. 11, II, “d”',
  },
  obligation: {
    name: 'obrigação legal ou regulatória',
    article: 'art. 7º, II',
    sensitiveArticle: 'art. 11, II, “a”',
  },
  claims: {
    name: 'exercício regular de direitos',
    article: 'art. 7º, VI',
    sensitiveArticle: 'art. 11, II, “d”',
  },
  interest: { name: 'legítimo interesse', article: 'art. 7º, IX, e art. 10' },
  credit: { name: 'proteção do crédito', article: 'art. 7º, X' },
  consent: {
    name: 'consentimento',
    article: 'art. 7º, I, e art. 8º',
    sensitiveArticle: 'art. 11, I',
  },
}

/** The usual basis of each suggested purpose; the reviewer of the mapping confirms or corrects it. */
const basisOf: Readonly<Record<string, Basis>> = {
  'Apresentar produtos e serviços': 'interest',
  'Elaborar propostas comerciais': 'contract',
  'Executar o contrato de venda': 'contract',
  'Analisar crédito': 'credit',
  'Emitir nota fiscal': 'obligation',
  'Selecionar candidatos': 'contract',
  'Executar o contrato de trabalho': 'contract',
  'Pagar salários e benefícios': 'contract',
  'Cumprir obrigação trabalhista e previdenciária': 'obligation',
  'Cuidar da saúde ocupacional': 'obligation',
  'Enviar comunicações': 'consent',
  'Medir resultados de campanhas': 'interest',
  'Personalizar conteúdo': 'interest',
  'Divulgar eventos': 'interest',
  'Conhecer o público': 'interest',
  'Receber pagamentos': 'contract',
  'Pagar fornecedores e empregados': 'contract',
  'Emitir documentos fiscais': 'obligation',
  'Cobrar valores em atraso': 'credit',
  'Cumprir obrigação tributária': 'obligation',
  'Responder a solicitações': 'contract',
  'Resolver problemas': 'contract',
  'Registrar reclamações': 'obligation',
  'Melhorar o atendimento': 'interest',
  'Comprovar o atendimento prestado': 'claims',
  'Acompanhar o uso do serviço': 'interest',
  'Medir a satisfação': 'interest',
  'Prevenir cancelamentos': 'interest',
  'Oferecer novos serviços': 'interest',
  'Capacitar usuários': 'contract',
  'Elaborar e executar contratos': 'contract',
  'Exercer direitos em processos': 'claims',
  'Cumprir obrigação legal': 'obligation',
  'Atender a autoridades': 'obligation',
  'Responder a titulares': 'obligation',
  'Avaliar a contratação': 'contract',
  'Executar o contrato': 'contract',
  'Pagar pelos serviços': 'contract',
  'Controlar o acesso às instalações': 'interest',
  'Verificar regularidade trabalhista e fiscal': 'claims',
  'Permitir o acesso': 'contract',
  'Prestar o serviço contratado': 'contract',
  'Prevenir fraudes': 'interest',
  'Melhorar a plataforma': 'interest',
  'Cumprir o Marco Civil da Internet': 'obligation',
  'Executar um contrato': 'contract',
  'Identificar pessoas': 'interest',
  'Prestar um serviço': 'contract',
  'Proteger pessoas e bens': 'interest',
}

/** The legal basis of a purpose in the record of processing. */
export interface LegalBasis {
  readonly purpose: string
  /** Name and article, such as 'execução de contrato (LGPD, art. 7º, V)'; null if nothing suggests one. */
  readonly basis: string | null
}

/**
 * Whether an activity has sensitive data (LGPD, art. 5º, II): the question is answered, and not with
 * 'none'.
 */
export function hasSensitiveData(answers: AnswersByField): boolean {
  return someOf(answers, 'question8').length > 0
}

function toText(basis: Basis, isSensitive: boolean): string | null {
  const { name, article, sensitiveArticle } = laws[basis]
  if (!isSensitive) return `${name} (LGPD, ${article})`
  // Legitimate interest and protection of credit do not cover sensitive data: LGPD, art. 11.
  return sensitiveArticle === undefined ? null : `${name} (LGPD, ${sensitiveArticle})`
}

/**
 * The legal basis that each purpose of an activity suggests (LGPD, art. 7º; art. 11 with sensitive data),
 * which the record of processing has to name. A purpose in the customer's own words, and one whose usual
 * basis does not cover sensitive data, has none: the lawyer decides.
 */
export function suggestLegalBases(answers: AnswersByField): readonly LegalBasis[] {
  const isSensitive = hasSensitiveData(answers)
  return parseAnswer(answers.question3).map((purpose) => {
    const basis = Object.hasOwn(basisOf, purpose) ? basisOf[purpose] : undefined
    return { purpose, basis: basis === undefined ? null : toText(basis, isSensitive) }
  })
}
