import type { LegalDocument, LegalFirm } from '@tramite/core/legal'
import type { ShellFirm } from '../shell/shell.types.ts'

/** The firm of the stories. */
export const sampleLegalFirm: LegalFirm = {
  name: 'Vasconcelos & Prado',
  homeCity: 'São Paulo',
  homeState: 'SP',
  contactEmail: 'contato@vasconceloseprado.example',
  privacyOfficer: 'Otávio Vasconcelos',
  hostingCountry: 'Estados Unidos da América',
  transferMechanism: 'standardClauses',
  privacyEmail: 'privacidade@vasconceloseprado.example',
}

export const sampleShellFirm: ShellFirm = {
  name: sampleLegalFirm.name,
  label: 'VP',
  contactHref: 'https://mensagens.vasconceloseprado.example/atendimento',
}

/** A document with more, longer and emptier parts than any real one. */
export const extremeDocument: LegalDocument = {
  title: 'Política de Governança, Privacidade, Proteção e Tratamento de Dados Pessoais',
  date: '2026-12-31',
  revised: '2026-12-31',
  changes: [],
  intro: ['Uma só linha.'],
  sections: Array.from({ length: 15 }, (_, index) => ({
    id: String(index + 1),
    number: index + 1,
    title: `Disposições finais e transitórias sobre contratos de número ${index + 1}`,
    blocks: [
      {
        kind: 'paragraph',
        number: `${index + 1}.1`,
        text: [
          'Escreva para ',
          {
            text: 'encarregado-pelo-tratamento-de-dados-pessoais@escritorio-de-advocacia.example',
            href: 'mailto:encarregado@escritorio.example',
          },
          '.',
        ],
      },
      { kind: 'list', items: [['um item'], ['otorrinolaringologista'.repeat(8)]] },
      {
        kind: 'table',
        caption: `Tabela ${index + 1}`,
        columns: ['Nome', 'Finalidade', 'Duração', 'Base legal'],
        rows: [[['nome.'.repeat(20)], ['Uma finalidade.'], ['59 dias'], []]],
      },
    ],
  })),
}
