import { countOf, formatCount } from './count.ts'
import { madeOn } from './paper.ts'
import { primitiveLabels } from './primitives.ts'

/** Texts of the finance page. */
export const financeLabels = {
  title: 'Financeiro',
  /** Title of the tab, by which a browser names the PDF of the statement. */
  ofYear: (year: number) => `Financeiro, extrato de ${year}`,
  upToDate: 'Nada está atrasado.',
  overdue: (number: number, value: string) =>
    number === 1
      ? `Uma fatura de ${value} está atrasada.`
      : `${formatCount(number)} faturas estão atrasadas, ${value} no total.`,
  unconfirmed: (number: number) =>
    number === 1
      ? 'Uma fatura venceu e ainda não consta como paga.'
      : `${formatCount(number)} faturas venceram e ainda não constam como pagas.`,
  proven: (number: number) =>
    number === 1
      ? 'Recebemos o comprovante de uma fatura.'
      : `Recebemos comprovantes de ${formatCount(number)} faturas.`,
  provenText: 'Comprovante recebido: não é preciso pagar de novo.',
  next: (label: string, day: string) => `Próximo vencimento: ${label}, em ${day}.`,
  stillInTime: (label: string, day: string) => `Ainda no prazo: ${label}, até ${day}.`,
  contract: 'Contrato',
  monthlyValue: 'Valor mensal',
  dueDay: 'Vencimento',
  dueDayText: (day: number, termDays: number) =>
    `todo dia ${day === 1 ? '1º' : day}${termDays > 0 ? `, com ${termDays} dias de prazo` : ''}`,
  dueDayVaries: 'o dia de cada fatura',
  period: 'Período do contrato',
  periodText: (start: string, end: string) => `${start} a ${end}`,
  downloadContract: 'Baixar contrato',
  downloadingContract: 'Baixando',
  open: 'A pagar',
  shownCount: (shown: number, total: number) =>
    shown === total
      ? countOf(total, 'fatura', 'faturas')
      : `${formatCount(shown)} de ${formatCount(total)} faturas`,
  nothingOpen: 'Nenhuma fatura em aberto',
  nothingOpenText: 'As próximas faturas aparecem aqui quando o escritório as emitir.',
  more: 'Ver mais',
  history: 'Histórico',
  nothingPaid: 'Nenhum pagamento registrado',
  pay: 'Pagar agora',
  payNamed: (invoice: string) => `Pagar agora: ${invoice} (${primitiveLabels.external})`,
  show: 'Ver fatura',
  showNamed: (invoice: string) => `Ver fatura: ${invoice} (${primitiveLabels.external})`,
  proveNamed: (invoice: string) => `Enviar comprovante: ${invoice}`,
  dueOn: 'Vencimento',
  noLink: 'Esta fatura não tem link de pagamento: peça ao escritório como pagar.',
  lateBy: (days: number) => `há ${countOf(days, 'dia', 'dias')}`,
  payableUntil: (day: string) => `Pode ser paga até ${day}, o próximo dia útil.`,
  statement: 'Resumo das faturas',
  paidPart: 'Pago',
  paidPartText: (percentage: number) => `${percentage}%`,
  paid: 'Pago até hoje',
  toPay: 'Em aberto',
  late: 'Atrasado',
  openAndPast: 'Em aberto e já vencido',
  loading: 'Carregando as faturas',
  loadFailed: 'Não foi possível carregar as faturas',
  unregistered: 'As faturas não aparecem aqui',
  unregisteredText:
    'O cadastro não tem CPF nem CNPJ. Fale com o escritório para saber o que está em aberto.',
  upsell: 'Mais do escritório',
  upsellText:
    'Precisa de um serviço que o seu contrato não inclui? O escritório prepara uma proposta.',
  upsellAsk: 'Pedir uma proposta',
} as const

/** Texts of the proofs of payment on the finance page. */
export const receiptLabels = {
  heading: 'Comprovantes enviados',
  none: 'Nenhum comprovante enviado.',
  failed: 'Não foi possível carregar os comprovantes',
  settled: 'Esta fatura não está mais em aberto.',
  proveOther: (invoice: string) => `Comprovar outra: ${invoice}`,
  sentBefore: (name: string, day: string) =>
    `Parece ser o mesmo arquivo já enviado em ${day} para esta fatura (${name}). Se for outro comprovante, envie mesmo assim.`,
  sentBy: (name: string, day: string) => `Enviado por ${name} em ${day}`,
  reason: (note: string) => `Motivo: ${note}`,
  download: (name: string) => `Baixar ${name}`,
  accessWaits: 'O acesso volta quando a nossa equipe aceitar este comprovante.',
  reviewed: 'Nossa equipe analisará o comprovante de pagamento. O resultado aparece nesta página.',
  waits:
    'Como o anterior foi recusado, o acesso volta quando a nossa equipe aceitar este comprovante.',
  cancel: 'Cancelar',
} as const

/** Texts of the yearly statement. */
export const statementLabels = {
  heading: 'Extrato do ano',
  year: 'Ano',
  charged: 'Cobrado',
  paid: 'Pago',
  print: 'Imprimir ou salvar PDF',
  sheet: 'Baixar CSV',
  title: (year: number) => `Extrato de ${year}`,
  madeOn,
  due: 'Vencimento',
  what: 'Fatura',
  status: 'Situação',
  value: 'Valor',
} as const

/** Texts of the dialog about a missing payment. */
export const paymentDialogLabels = {
  pay: 'Pagar agora',
  choose: 'Anexar comprovante',
  hint: (size: string) => `PDF, JPG ou PNG de até ${size}.`,
  send: 'Enviar comprovante',
  sending: 'Enviando',
  uploadFailed: primitiveLabels.uploadFailed,
  invoiceFailed: 'Não foi possível carregar a fatura',
  write: 'Escrever ao financeiro',
  signOut: 'Sair',
} as const
