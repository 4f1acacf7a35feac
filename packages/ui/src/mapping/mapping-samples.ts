import {
  compareMappings,
  type MappingActivity,
  type MappingReport,
  mappingFields,
  toReportedMapping,
} from '@tramite/core/mapping'
import { buildId } from '@tramite/core/testing'

const unanswered = {
  question0: '',
  question1: '',
  question2: '',
  question3: '',
  question4: '',
  question5: '',
  question6: '',
  question7: '',
  question8: '',
  question9: '',
  question10: '',
  question11: '',
  question12: '',
  question13: '',
  question14: '',
}

function toActivity(id: number, label: string, answers: Partial<MappingActivity>): MappingActivity {
  const all = { ...unanswered, ...answers }
  const answered = mappingFields.filter((field) => all[field] !== '').length
  return { id: buildId(id), label, ...all, percentage: Math.round((answered / 15) * 100) }
}

export const payroll = toActivity(11, 'Folha de pagamento', {
  question0: 'A contabilidade fecha a folha todo mês, com os nossos dados',
  question1: 'Nome completo,CPF e RG,Dados bancários,Dados de dependentes',
  question2: 'Empregados,Dependentes de empregados',
  question3: 'Pagar salários e benefícios,Cumprir obrigação trabalhista e previdenciária',
  question4: 'Fornecidos pelo empregado',
  question5: 'Sistema de folha de pagamento',
  question6: 'Até 100 pessoas',
  question7: 'Não há dados de crianças',
  question8: 'Não há dados sensíveis',
  question9: 'Equipe de RH',
  question10: 'Contabilidade,eSocial e órgãos públicos',
  question11: 'Processar a folha de pagamento',
  question12: 'Não há transferência internacional',
  question13: 'Senhas individuais',
  question14: '5 anos após o desligamento',
})

const campaigns = toActivity(21, 'Campanhas por e-mail', {
  question1: 'Nome completo,E-mail',
  question2: 'Contatos de campanha',
  question3: 'Enviar comunicações',
  question10: 'Plataforma de e-mail',
  question12: 'Servidores nos Estados Unidos',
  question14: 'Sem prazo definido',
})

const sample: MappingReport = {
  sectors: [
    {
      id: buildId(1),
      sectorName: 'RH',
      activities: [payroll, toActivity(12, 'Seleção', { question1: 'Currículo' })],
    },
    { id: buildId(2), sectorName: 'Marketing', activities: [campaigns] },
    { id: buildId(3), sectorName: 'Assuntos regulatórios', activities: [] },
  ],
}
/** Answers of two sectors and an empty one, with points to check. */
export const sampleReport = toReportedMapping(sample)

/** A sector of many activities, each with points to check. */
export const crowdedReport = toReportedMapping({
  sectors: [
    {
      id: buildId(2),
      sectorName: 'Marketing',
      activities: Array.from({ length: 12 }, (_, i) => ({ ...campaigns, id: buildId(100 + i) })),
    },
  ],
})

/** What the sample has added since an earlier mapping: some of every kind, more than are expanded. */
export const sampleChanges = compareMappings(
  {
    sectors: [
      {
        id: buildId(1),
        sectorName: 'RH',
        activities: [
          {
            ...payroll,
            label: 'Folha',
            question0: 'O RH fecha a folha em planilha',
            question9: '',
            question14: 'Sem prazo definido',
          },
          toActivity(13, 'Controle de ponto', {}),
        ],
      },
      {
        id: buildId(2),
        sectorName: 'Marketing',
        activities: [{ ...campaigns, question4: 'Site' }],
      },
    ],
  },
  sample,
)

/** Nothing missing, nothing to check. */
export const completeReport = toReportedMapping({
  sectors: [
    {
      id: buildId(1),
      sectorName: 'RH',
      activities: [{ ...payroll, question1: 'Nome completo,CPF e RG', question2: 'Empregados' }],
    },
  ],
})

export const emptyReport = toReportedMapping({ sectors: [] })
