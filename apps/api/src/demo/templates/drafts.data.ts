import type { BusinessKey } from '../businesses.data.ts'
import type { PersonKey } from '../people.data.ts'
import type { When } from '../seed.types.ts'
import { mutualConfidentiality } from './confidentiality.data.ts'
import { warning } from './employment.data.ts'
import { powerOfAttorney } from './everyday.data.ts'
import { serviceAgreement } from './services.data.ts'
import type { TemplateSeed } from './template-seed.ts'

/** A user's answers, and when they last changed them. */
interface AnswersSeed {
  readonly template: TemplateSeed
  readonly by: PersonKey
  readonly business: BusinessKey
  readonly at: When
  readonly answers: Readonly<Record<string, string>>
}

const aurora = {
  nome: 'Aurora Indústria de Cosméticos S.A.',
  documento: '98.765.012/0001-01',
  endereco: 'Rua dos Pinheiros, 1480, 5º andar, São Paulo, SP',
  representante: 'Marina Duarte',
}

const asParty = (prefix: string, party: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(party).map(([part, value]) => [`${prefix}_${part}`, value]))

/** Documents that are being filled in. */
export const draftSeeds: readonly AnswersSeed[] = [
  {
    template: serviceAgreement,
    by: 'beatriz',
    business: 'cosmeticos',
    at: '-1 16:42',
    answers: {
      ...asParty('contratante', aurora),
      contratada_nome: 'Vitrine Comunicação Visual Ltda.',
      contratada_documento: '23.456.780/0001-84',
      servicos: 'Produção e instalação de expositores em doze lojas.\nManutenção por seis meses.',
      valor_total: '84.000,00',
      dia_vencimento: '10',
    },
  },
  {
    template: mutualConfidentiality,
    by: 'marina',
    business: 'cosmeticos',
    at: '-3 09:15',
    answers: { ...asParty('parte_a', aurora), parte_b_nome: 'Rede Sabor Distribuidora Ltda.' },
  },
  {
    template: powerOfAttorney,
    by: 'patricia',
    business: 'brisa',
    at: '-6 11:05',
    answers: { outorgante_nome: 'Brisa Turismo Ltda.', outorgado_nome: 'Letícia Moura' },
  },
]

/** Documents that were made, oldest first. */
export const madeSeeds: readonly AnswersSeed[] = [
  {
    template: powerOfAttorney,
    by: 'marina',
    business: 'cosmeticos',
    at: '-34 10:20',
    answers: {
      outorgante_nome: aurora.nome,
      outorgante_documento: aurora.documento,
      outorgante_qualificacao: 'sociedade anônima fechada',
      outorgante_endereco: aurora.endereco,
      outorgante_representante: `${aurora.representante}, diretora-presidente`,
      outorgado_nome: 'Rafael Nogueira',
      outorgado_cpf: '529.982.247-25',
      outorgado_qualificacao: 'brasileiro, casado, despachante',
      outorgado_endereco: 'Rua Harmonia, 312, São Paulo, SP',
      poderes: 'Representar a outorgante perante a Junta Comercial do Estado de São Paulo.',
      validade: '2027-12-31',
      cidade: 'São Paulo',
      data_assinatura: '2026-10-01',
    },
  },
  {
    template: warning,
    by: 'beatriz',
    business: 'cosmeticos',
    at: '-12 14:30',
    answers: {
      empregador_nome: aurora.nome,
      empregador_representante: aurora.representante,
      empregado_nome: 'Fábio Teles',
      cargo: 'Auxiliar de expedição',
      data_fato: '2026-10-26',
      descricao_fato: 'saída antecipada do posto, sem autorização, por três dias seguidos',
      norma: 'item 4.2 do regulamento interno, sobre jornada',
      cidade: 'São Paulo',
      data_assinatura: '2026-10-28',
      testemunhas: 'Caio Menezes',
    },
  },
]
