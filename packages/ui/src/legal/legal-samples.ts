import type { LegalDocument, LegalQuestion, LegalSection } from '@tramite/core/legal'
import type { ShellFirm } from '../shell/shell.types.ts'

export const sampleShellFirm: ShellFirm = {
  name: 'Vasconcelos & Prado',
  label: 'VP',
  contactHref: 'https://mensagens.vasconceloseprado.example/atendimento',
}

const contact = 'contato@vasconceloseprado.example'

function toSections(
  sections: readonly (readonly [title: string, ...blocks: LegalSection['blocks']])[],
): LegalSection[] {
  return sections.map(([title, ...blocks], index) => ({
    id: String(index + 1),
    number: index + 1,
    title,
    blocks: [
      {
        kind: 'paragraph',
        number: `${index + 1}.1`,
        text: [
          'Estas palavras são um exemplo, do tamanho que um parágrafo costuma ter, e dizem o que cabe a cada um. Veja também a ',
          { text: 'seção 1', href: '#1' },
          '.',
        ],
      },
      ...blocks,
    ],
  }))
}

/** Long, with a table and the changes of two versions. */
export const sampleTerms: LegalDocument = {
  title: 'Termos de Uso',
  date: '2021-03-30',
  revised: '2026-11-23',
  changes: [
    {
      date: '2026-11-23',
      text: ['A ', { text: 'seção 10', href: '#10' }, ' diz onde se lê o que mudou.'],
    },
    {
      date: '2026-11-22',
      text: ['A ', { text: 'seção 3', href: '#3' }, ' diz o que a suspensão não alcança.'],
    },
  ],
  intro: ['Estes Termos explicam como funciona o portal de Vasconcelos & Prado. Leia-os antes.'],
  sections: toSections([
    ['Data de publicação'],
    [
      'Glossário',
      {
        kind: 'table',
        caption: 'Palavras usadas nestes Termos',
        columns: ['Palavra', 'Sentido'],
        rows: [
          [['Portal'], ['Sistema na internet em que os serviços são pedidos e acompanhados.']],
          [['Demanda'], ['Pedido de serviço jurídico feito no Portal.']],
        ],
      },
    ],
    ['Sobre o sistema', { kind: 'list', items: [['um prazo de cada vez;'], ['em dias úteis.']] }],
    ['Cadastro de Clientes e Usuários'],
    ['Responsabilidades'],
    ['Isenção de responsabilidade'],
    ['Conduta e proibições'],
    ['Propriedade intelectual'],
    ['Consequências do acesso'],
    ['Alterações destes Termos'],
    ['Dados pessoais'],
    ['Lei aplicável e foro'],
    ['Contato'],
  ]),
}

/** With a wide table. */
export const samplePrivacy: LegalDocument = {
  title: 'Política de Privacidade',
  date: '2021-03-30',
  revised: '2026-11-22',
  changes: [],
  intro: ['Esta Política explica quais dados pessoais são tratados no portal, e para quê.'],
  sections: toSections([
    [
      'Finalidades e bases legais',
      {
        kind: 'table',
        caption: 'Finalidades e bases legais',
        columns: ['Finalidade', 'Dados', 'Base legal'],
        rows: [
          [
            ['Atender Demandas, com mensagens, documentos, prazos e avisos'],
            ['Nome, e-mail, telefone e o que a Demanda exigir'],
            ['Execução de contrato (LGPD, art. 7º, V)'],
          ],
          [
            ['Guardar os registros de acesso'],
            ['Endereço IP, data e hora'],
            ['Obrigação legal (Marco Civil da Internet, art. 15)'],
          ],
        ],
      },
    ],
    ['Segurança'],
    [
      'Contato',
      {
        kind: 'paragraph',
        number: '3.2',
        text: ['Escreva para ', { text: contact, href: `mailto:${contact}` }, '.'],
      },
    ],
  ]),
}

/** As first published; the reader's own choice is shown below it. */
export const sampleCookies: LegalDocument = {
  title: 'Política de Cookies',
  date: '2023-10-09',
  revised: '2023-10-09',
  changes: [],
  intro: ['Esta Política diz o que o portal guarda no seu navegador, e por quanto tempo.'],
  sections: toSections([['O que são cookies'], ['Sua escolha']]),
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

/** More changes than anybody should be asked about at once, and longer words. */
export const extremeQuestion: LegalQuestion = {
  document: 'terms',
  title: extremeDocument.title,
  path: '/terms',
  version: '2026-12-31',
  accepted: '2021-03-30',
  changes: Array.from({ length: 12 }, (_, index) => ({
    date: `2026-${String(12 - index).padStart(2, '0')}-15`,
    text: [
      'A ',
      { text: `seção ${index + 1}`, href: `/terms#${index + 1}` },
      ` trata de ${'otorrinolaringologista'.repeat(6)} e do que mais houver.`,
    ],
  })),
}
