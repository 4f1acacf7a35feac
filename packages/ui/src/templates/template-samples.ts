import type { Template, TemplateSummary } from '@tramite/core/templates'
import { buildDocument, buildId } from '@tramite/core/testing'

const contracts = { id: buildId(7101), name: 'Contratos' }
const longWord = 'Superextraordinariamente'.repeat(3)
const names = [
  'Acordo de Confidencialidade (NDA) mútuo',
  'Contrato de Prestação de Serviços',
  'Termo de Confidencialidade do colaborador',
  'Procuração particular',
  `Cessão de quotas ${longWord}`,
]

export const sampleTypes = [contracts, { id: buildId(7102), name: 'Trabalhista' }]
export const sampleTemplates: readonly TemplateSummary[] = names.map((name, index) => ({
  id: buildId(7000 + index),
  name,
  description:
    index === 4
      ? 'Transfere as quotas de um sócio a outro, com preço e prazo. '.repeat(8)
      : 'Protege as informações que duas empresas trocam ao negociar um projeto.',
  type: [contracts, contracts, sampleTypes[1] ?? null, null, null][index] ?? null,
  lastRevisionDate: index === 3 ? null : '2026-10-08',
  draftSavedAt: index === 1 ? '2026-11-20T17:32:00.000Z' : null,
}))

const templateId = buildId(7001)
const field = (
  index: number,
  name: string,
  label: string,
  type: Template['fields'][number]['type'],
) => ({
  id: buildId(7200 + index),
  index,
  name,
  label,
  type,
  templateId,
  placeholder: `{{${name}}}`,
})

export const sampleTemplate: Template = {
  id: templateId,
  name: 'Contrato de Prestação de Serviços',
  description: 'Contratação de serviços entre empresas ou com profissional autônomo.',
  type: contracts,
  lastRevisionDate: null,
  html: '<h1>Contrato</h1><p><strong>Contratada:</strong> {{nome}}, CNPJ nº {{cnpj}}.</p><h2>1. O preço</h2><table><tr><th>Valor</th></tr><tr><td>{{valor}}</td></tr></table><ul><li>Entrega até {{dia}}, com aviso de {{aviso}}.</li></ul><p>{{objeto}} &amp; nada mais.</p>',
  fields: [
    field(1, 'nome', 'Nome da contratada', 'text'),
    field(2, 'cnpj', 'CNPJ da contratada', 'cnpj'),
    field(3, 'valor', 'Valor total do contrato', 'money'),
    field(4, 'dia', 'Data de entrega', 'date'),
    field(5, 'aviso', 'Aviso prévio', 'days'),
    field(6, 'objeto', 'O que será feito', 'textarea'),
  ],
  draft: {
    templateAnswers: { nome: '<b>Estúdio</b> Pétala', cnpj: '11.222.333/0001-81' },
    updatedAt: '2026-11-20T17:32:00.000Z',
  },
  documents: [
    buildDocument({
      name: 'Contrato de Prestação de Serviços nº 12',
      demandId: null,
      demand: null,
      wordFile: { fileName: 'contrato-de-prestacao-de-servicos-12.docx', fileSize: 9120 },
    }),
  ],
}
