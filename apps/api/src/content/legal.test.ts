import type { LegalBlock, LegalDocument, LegalText } from '@tramite/core/legal'
import { storageKeys, storageTable } from '@tramite/core/session'
import { describe, expect, it } from 'vitest'
import { contentFor, defaultContent } from './content.ts'
import { type LegalFirm, toLegalDocument } from './legal-document.ts'

const firm: LegalFirm = {
  name: 'Lima & Serra [Advogados](https://mal.example)',
  homeCity: 'Belo Horizonte',
  homeState: 'MG',
  contactEmail: 'contato@lima.example',
  privacyOfficer: 'Clara Serra',
  privacyEmail: 'encarregado@lima.example',
  hostingCountry: 'Irlanda',
  transferMechanism: 'adequacy',
}

/** By which the router finds the way back to a place on a page. */
const scrollKey = 'tsr-scroll-restoration-v1_3'

const keyNames = Object.keys(storageKeys) as (keyof typeof storageKeys)[]

const terms = toLegalDocument(defaultContent.legal.terms, firm)
const privacy = toLegalDocument(defaultContent.legal.privacy, firm)
const cookies = toLegalDocument(defaultContent.legal.cookies, firm)
const documents = [terms, privacy, cookies]

function textOf(text: LegalText): string {
  const parts = text.map((part) => (typeof part === 'string' ? part : part.text))
  return parts.join('').replaceAll('\u00a0', ' ')
}

function blockText(block: LegalBlock): string {
  if (block.kind === 'paragraph') return textOf(block.text)
  if (block.kind === 'list') return block.items.map(textOf).join('\n')
  const rows = block.rows.map((row) => row.map(textOf).join(': '))
  return [block.caption, block.columns.join(' | '), ...rows].join('\n')
}

function sectionText(document: LegalDocument, number: number): string {
  return document.sections[number - 1]?.blocks.map(blockText).join('\n') ?? ''
}

function linksOf(document: LegalDocument) {
  const texts = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): readonly LegalText[] => {
      if (block.kind === 'paragraph') return [block.text]
      return block.kind === 'list' ? block.items : block.rows.flat()
    }),
  )
  return texts.flat().filter((part) => typeof part !== 'string')
}

describe.each(documents)('$title', (document) => {
  const whole = [
    document.title,
    textOf(document.intro),
    ...document.sections.flatMap((section) => [
      section.title,
      ...section.blocks.map((block) => blockText(block)),
    ]),
  ].join('\n')

  it('says what its wording changed, by sections that there are', () => {
    const dates = document.changes.map(({ date }) => date)
    expect(dates[0]).toBe(document.revised)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const { text } of document.changes) {
      const anchors = text.flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
      expect(anchors.length).toBeGreaterThan(0)
      for (const anchor of anchors) {
        expect(document.sections.map(({ id }) => `#${id}`)).toContain(anchor)
      }
    }
  })

  it('has a unique anchor for each numbered section', () => {
    const ids = document.sections.map(({ id }) => id)
    expect(ids).toEqual(document.sections.map((_, index) => String(index + 1)))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has a unique number for each paragraph', () => {
    const numbers = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.number] : [])),
    )
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers[0]).toBe('1.1')
  })

  it('has every place filled and no markup left', () => {
    expect(whole).not.toMatch(/[{}]/)
    expect(whole.replaceAll(firm.name, '')).not.toMatch(/[[\]]/)
    expect(whole).toContain(firm.name)
    expect(whole).toContain(firm.contactEmail)
  })

  it('links only to the portal and to addresses of the firm', () => {
    const hrefs = linksOf(document).map(({ href }) => href)
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) {
      expect(href).toMatch(/^(\/(terms|politics|cookies)(#\d+)?|#\d+|mailto:[a-z]+@lima\.example)$/)
    }
  })

  it('links to sections that exist', () => {
    const targets = { terms, politics: privacy, cookies }
    for (const { href } of linksOf(document)) {
      const [path = '', anchor] = href.split('#')
      if (anchor === undefined) continue
      const target = targets[path.slice(1) as keyof typeof targets] ?? document
      expect(target.sections.map(({ id }) => id)).toContain(anchor)
    }
  })

  it('has as many cells as columns in every row', () => {
    const blocks = document.sections.flatMap(({ blocks }) => blocks)
    for (const block of blocks) {
      if (block.kind !== 'table') continue
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
    }
  })
})

it('has the sections of the terms, in order', () => {
  expect(terms.date).toBe('2021-03-30')
  expect(terms.sections.map(({ title }) => title)).toEqual([
    'Data de publicação',
    'Glossário',
    'Sobre o sistema',
    'Cadastro de Clientes e Usuários',
    'Responsabilidades',
    'Isenção de responsabilidade',
    'Conduta e proibições',
    'Propriedade intelectual',
    'Consequências do acesso',
    'Alterações destes Termos',
    'Dados pessoais',
    'Lei aplicável e foro',
    'Contato',
  ])
})

it('has the sections of the privacy policy, in order', () => {
  expect(privacy.date).toBe('2021-03-30')
  expect(privacy.sections.map(({ title }) => title)).toEqual([
    'Data de disponibilização',
    'Glossário',
    'Privacidade e operadores de dados',
    'Dados coletados',
    'Finalidades e bases legais',
    'Compartilhamento',
    'Cancelamento e exclusão',
    'Direitos do titular',
    'Segurança',
    'Alterações desta Política',
    'Encarregado e disposições gerais',
    'Contato',
  ])
})

describe('the facts of the terms', () => {
  it.each([
    [1, 'publicados em 30/03/2021'],
    [1, 'A redação atual é de 23/11/2026'],
    [3, 'não alcança os prazos judiciais e administrativos em curso'],
    [10, 'diz, no alto desta página, o que mudou e desde quando'],
    [10, 'tem o aceite registrado, com a versão e a data'],
    [3, 'Os Usuários não pagam'],
    [3, 'precisa ter um Contrato ativo e estar em dia com os pagamentos'],
    [3, 'as Demandas não são atendidas'],
    [3, 'os prazos de entrega das Demandas ficam suspensos'],
    [3, 'todas as informações necessárias é respondida em até 2 (dois) dias úteis'],
    [3, 'o prazo só conta depois que esse comentário é respondido'],
    [3, 'uma depois da outra, e cada uma tem o seu próprio prazo de 2 (dois) dias úteis'],
    [3, 'indicar uma prioridade, para que a equipe reordene a fila'],
    [4, 'Pessoa jurídica: Razão social, CNPJ, endereço, telefone, e-mail, nomes dos sócios e, se'],
    [4, 'Pessoa física: Nome de usuário, nome, CPF, endereço, telefone, e-mail e, se houver, site'],
    [4, 'Usuários, com nome de usuário, nome completo, empresa, telefone e e-mail'],
    [4, 'Cada Usuário tem uma única conta'],
    [4, 'Cada Usuário define a própria senha'],
    [9, 'bloqueado quando o Cliente está em atraso'],
    [9, 'bloqueado quando o Contrato termina'],
    [9, 'pode recusar, suspender ou cancelar o acesso de um Usuário'],
    [12, 'regidos pela lei brasileira'],
    [12, 'foro da comarca de Belo Horizonte/MG'],
    [12, 'salvo quando a lei garantir outro'],
    [9, 'O Cliente tem então 15 (quinze) dias para baixar os seus documentos'],
    [13, 'contato@lima.example'],
  ])('section %i says: %s', (section, fact) => {
    expect(sectionText(terms, section)).toContain(fact)
  })
})

describe('the facts of the privacy policy', () => {
  it.each([
    [1, 'disponibilizada em 30/03/2021'],
    [1, 'A redação atual é de 28/11/2026'],
    [3, 'armazenados em um provedor de nuvem fora do Brasil'],
    [3, 'País de destino: Irlanda'],
    [3, 'Mecanismo: Decisão de adequação'],
    [7, 'Registros de acesso: 6 (seis) meses'],
    [7, 'Cobranças, pagamentos e comprovantes: 5 (cinco) anos'],
    [7, 'Dados de publicidade: 59 (cinquenta e nove) dias'],
    [4, 'Razão social, CNPJ, endereço, telefone, e-mail, nomes dos sócios e, se houver, site'],
    [4, 'Nome de usuário, nome completo, CPF, endereço, telefone e e-mail'],
    [4, 'Usuário: Nome de usuário, nome completo, empresa, telefone e e-mail'],
    [4, 'administradores do Cliente podem cadastrar Usuários vinculados à conta do Cliente'],
    [4, 'registros de acesso são guardados por 6 (seis) meses'],
    [4, 'O Portal não altera nem apaga essa trilha'],
    [5, 'quem fez ou leu o quê no Portal: Trilha de auditoria'],
    [7, 'Trilha de auditoria: Enquanto durar o Contrato e por até 10 (dez) anos depois'],
    [5, 'Finalidade | Dados | Base legal'],
    [7, 'pode bloquear ou excluir um Usuário a pedido do Cliente'],
    [7, 'Depois do fim do contrato, o Cliente tem 15 (quinze) dias para baixar'],
    [8, 'art. 18 da LGPD'],
    [3, 'Serviço de mensagens: Recebe o nome, o e-mail e o Cliente'],
    [5, 'Dados sensíveis que uma Demanda exija'],
    [8, 'a oposição a um tratamento'],
    [11, 'como encarregado (LGPD, art. 41), Clara Serra, que atende em encarregado@lima.example'],
    [12, 'contato@lima.example'],
  ])('section %i says: %s', (section, fact) => {
    expect(sectionText(privacy, section)).toContain(fact)
  })
})

it('declares no international transfer where the data stay in Brazil', () => {
  const home = { ...firm, hostingCountry: 'Brasil' }
  const document = toLegalDocument(contentFor(home).legal.privacy, home)
  const text = sectionText(document, 3)
  expect(text).toContain('armazenados em um provedor de nuvem no Brasil.')
  expect(text).not.toMatch(/fora do Brasil|transferência|Mecanismo/i)
  expect(text).toContain('Serviço de mensagens: Recebe o nome, o e-mail e o Cliente')
  const changes = document.changes.map((change) => textOf(change.text)).join('\n')
  expect(changes).toContain('diz em que país os dados ficam guardados. A seção 7')
  expect(contentFor(firm)).toBe(defaultContent)
})

describe('the facts of the cookie policy', () => {
  const tables = cookies.sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'table')

  it('is dated 09/10/2023', () => {
    expect(cookies.date).toBe('2023-10-09')
    expect(sectionText(cookies, 1)).toContain('09/10/2023')
  })

  it('has a table of each sort, with name, purpose and duration', () => {
    expect(tables.map(({ caption }) => caption)).toEqual([
      'Cookies necessários',
      'Cookies analíticos',
      'Cookies de publicidade',
    ])
    for (const { columns } of tables) expect(columns).toEqual(['Nome', 'Finalidade', 'Duração'])
  })

  const necessary = new Map(
    tables[0]?.rows.map(([name, , duration]) => [textOf(name ?? []), textOf(duration ?? [])]),
  )

  it('lists what the portal stores, and nothing else', () => {
    const names = [...Object.values(storageKeys), scrollKey].sort()
    expect([...necessary.keys()].sort()).toEqual(names)
  })

  it.each(keyNames)('says of %s how long it is stored', (name) => {
    const { storage, ends } = storageTable[name]
    const duration = necessary.get(storageKeys[name])
    expect(/\baba\b/.test(duration ?? '')).toBe(storage === 'session' || ends === 'signOut')
    expect(/^Até sair/.test(duration ?? '')).toBe(ends === 'signOut')
    expect(/apagar os dados do site/.test(duration ?? '')).toBe(ends === 'never')
  })

  it('gives each a duration, in time', () => {
    for (const { rows } of tables.slice(1)) {
      for (const [, , duration] of rows) expect(textOf(duration ?? [])).toMatch(/^\d+ \(/)
    }
  })

  it('says how long access logs and advertising data are kept', () => {
    expect(sectionText(cookies, 6)).toContain('6 (seis) meses')
    expect(sectionText(cookies, 6)).toContain('59 (cinquenta e nove) dias')
  })
})

describe('toLegalDocument', () => {
  const write = (text: string) =>
    toLegalDocument(
      {
        title: 'T',
        date: '2021-03-30',
        revised: '2026-11-22',
        changes: [],
        intro: text,
        sections: [],
      },
      { ...firm, name: 'X' },
    ).intro

  it.each([
    ['só texto', ['só texto']],
    ['', []],
    ['[a](/terms)', [{ text: 'a', href: '/terms' }]],
    [
      'veja [a](/b) e [c](#2).',
      ['veja ', { text: 'a', href: '/b' }, ' e ', { text: 'c', href: '#2' }, '.'],
    ],
    ['de {firm}', ['de X']],
    ['Lei nº 9 e art. 7', ['Lei nº\u00a09 e art.\u00a07']],
    [
      '[{email}](mailto:{email})',
      [{ text: firm.contactEmail, href: `mailto:${firm.contactEmail}` }],
    ],
  ])('reads %j', (source, expected) => {
    expect(write(source)).toEqual(expected)
  })

  it('refuses a place that does not exist', () => {
    expect(() => write('{nobody}')).toThrow('usa {nobody}, que não existe')
  })

  it('never makes a link of what the firm is called', () => {
    expect(terms.intro).toEqual([expect.stringContaining('](https://mal.example)')])
  })
})
