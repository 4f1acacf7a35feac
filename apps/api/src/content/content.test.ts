import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MappingField, suggestTags } from '@tramite/core/mapping'
import { afterEach, describe, expect, it } from 'vitest'
import { readFirmConfig } from '../config/firm.ts'
import { defaultContent, type FirmContent, readContent, toContentFiles } from './content.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Creates a folder with these files. */
function write(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tramite-content-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
  return folder
}
const read = (files: Readonly<Record<string, unknown>>) =>
  readContent(write(files), readFirmConfig())

const terms = {
  title: 'Regras da casa',
  date: '2026-01-05',
  revised: '2026-11-24',
  changes: [{ date: '2026-11-24', text: 'A [seção 1](#1) é nova.' }],
  intro: 'De {firm}.',
  sections: [
    {
      title: 'Contato',
      blocks: [
        'Escreva para [{email}](mailto:{email}).',
        { list: ['um'] },
        { caption: 'Horas', columns: ['Dia', 'Hora'], rows: [['Segunda', '9h']] },
      ],
    },
  ],
}

const tagsOf = ({ questionnaire }: FirmContent, sector: string, field: MappingField) =>
  suggestTags(questionnaire, sector, field)

it('takes what the firm brings, and ours for the rest', () => {
  const { content, mistakes } = read({ 'terms.json': terms, '.DS_Store': 'x' })
  expect(mistakes).toEqual([])
  expect(content.legal.terms).toEqual(terms)
  expect(content.legal.privacy).toBe(defaultContent.legal.privacy)
  expect(read({}).content).toEqual(defaultContent)
})

it('takes our own content as files', () => {
  const files = Object.fromEntries(toContentFiles())
  expect(Object.keys(files)).toContain('risk.json')
  expect(read(files)).toEqual({ content: defaultContent, mistakes: [] })
})

it('takes the firm’s order and words of the questions, and its tags where it has some', () => {
  const questions = defaultContent.questionnaire.questions
    .map((question) => ({ ...question, title: `${question.title} Mesmo?` }))
    .reverse()
  const { content, mistakes } = read({
    'mapping-questions.json': { questions },
    'mapping-tags.json': { Outros: { question1: ['Matrícula'] }, RH: { question2: [] } },
  })
  expect(mistakes).toEqual([])
  expect(content.questionnaire.questions).toEqual(questions)
  expect(tagsOf(content, 'Biblioteca', 'question1')).toEqual(['Matrícula'])
  expect(tagsOf(content, 'RH', 'question2')).toEqual([])
  for (const sector of ['RH', 'Vendas']) {
    const ours = tagsOf(defaultContent, sector, 'question1')
    expect(tagsOf(content, sector, 'question1')).toEqual(ours)
  }
})

const [section] = terms.sections
const { questions } = defaultContent.questionnaire
const [question] = questions
const answer = { key: 'x', name: 'X', probability: 1, impact: 1 }
const other = { key: 'y', name: 'Y', probability: 2, impact: 2 }
const withAnswer = (first: unknown) => ({
  sectors: [{ key: 'a', name: 'A', questions: [{ key: 'c', name: 'C', answers: [first, other] }] }],
})
const manyQuestions = (length: number) =>
  Array.from({ length }, (_, index) => ({ key: `q${index}`, name: 'Q', answers: [answer, other] }))
const journey = {
  key: 'j',
  title: 'J',
  description: 'De J',
  demands: [{ title: 'D', description: 'De D' }],
}
const withBlock = (block: unknown) => ({ ...terms, sections: [{ ...section, blocks: [block] }] })

describe('a mistake is one line', () => {
  it.each([
    ['a file that is no JSON', { 'terms.json': '{' }, 'content/terms.json: não é um JSON válido'],
    [
      'a file of another name',
      { 'contrato.json': {} },
      'content/contrato.json: arquivo desconhecido: são conhecidos',
    ],
    [
      'a field that there is not',
      { 'terms.json': { ...terms, colour: 1 } },
      'content/terms.json: campo desconhecido colour',
    ],
    [
      'a text without words',
      { 'cookies.json': { ...terms, title: ' ' } },
      'content/cookies.json: title é obrigatório',
    ],
    [
      'a day that is none',
      { 'terms.json': { ...terms, date: '05/01/2026' } },
      'content/terms.json: date deve ser um dia AAAA-MM-DD',
    ],
    [
      'a wording older than the text',
      { 'terms.json': { ...terms, date: '2026-12-01' } },
      'content/terms.json: revised não pode ser antes de date',
    ],
    [
      'a wording that says nothing of what it changed',
      { 'terms.json': { ...terms, revised: '2026-12-01' } },
      'content/terms.json: changes deve começar pela redação atual, de revised',
    ],
    [
      'changes in another order',
      {
        'terms.json': {
          ...terms,
          changes: [
            ...terms.changes,
            { date: '2026-01-06', text: 'a' },
            { date: '2026-02-01', text: 'b' },
          ],
        },
      },
      'content/terms.json: changes deve ter a mais nova primeiro',
    ],
    [
      'a place that nothing fills',
      { 'terms.json': { ...terms, intro: 'De {nobody}.' } },
      'content/terms.json: usa {nobody}, que não existe',
    ],
    [
      'a link to a section that there is not',
      { 'terms.json': { ...terms, intro: 'A [nona](#9).' } },
      'content/terms.json: o link “nona” leva a #9, que não existe',
    ],
    [
      'a link that is a program',
      { 'terms.json': { ...terms, intro: '[aqui](javascript:alert)' } },
      'content/terms.json: o link “aqui” leva a javascript:alert, que não existe',
    ],
    [
      'a link to another site that looks like one of the portal',
      { 'terms.json': { ...terms, intro: '[aqui](/\\outro.example)' } },
      String.raw`content/terms.json: o link “aqui” leva a /\outro.example, que não existe`,
    ],
    [
      'a row without its cell',
      { 'terms.json': withBlock({ caption: 'c', columns: ['a', 'b'], rows: [['1']] }) },
      'content/terms.json: sections.0.blocks.0 tem linhas com mais ou menos células do que colunas',
    ],
    [
      'a question that is left out',
      { 'mapping-questions.json': { questions: questions.slice(1) } },
      'content/mapping-questions.json: questions não tem question0',
    ],
    [
      'a question that comes twice',
      { 'mapping-questions.json': { questions: [...questions, question] } },
      'content/mapping-questions.json: questions tem question0 mais de uma vez',
    ],
    [
      'a question that there is not',
      { 'mapping-questions.json': { questions: [{ ...question, field: 'question15' }] } },
      'content/mapping-questions.json: questions.0.field deve ser de question0 a question14',
    ],
    [
      'a question without its text',
      { 'mapping-questions.json': { questions: [{ ...question, title: undefined }] } },
      'content/mapping-questions.json: questions.0.title deve ser um texto',
    ],
    [
      'questions that are no list',
      { 'mapping-questions.json': { questions: 'muitas' } },
      'content/mapping-questions.json: questions deve ser uma lista',
    ],
    [
      'tags of a sector that there is not',
      { 'mapping-tags.json': { Almoxarifado: {} } },
      'content/mapping-tags.json: campo desconhecido Almoxarifado',
    ],
    [
      'tags of a question that there is not',
      { 'mapping-tags.json': { RH: { question15: [] } } },
      'content/mapping-tags.json: campo desconhecido RH.question15',
    ],
    [
      'a tag with a comma',
      { 'mapping-tags.json': { RH: { question1: ['CPF, RG'] } } },
      'content/mapping-tags.json: RH.question1.0 não pode ter vírgula',
    ],
    [
      'a weight that is none',
      { 'risk.json': withAnswer({ ...answer, impact: 6 }) },
      'content/risk.json: sectors.0.questions.0.answers.0.impact deve ser de 1 a 5',
    ],
    [
      'a question of risk without its key',
      {
        'risk.json': {
          sectors: [{ key: 'a', name: 'A', questions: [{ name: 'B', answers: [answer, other] }] }],
        },
      },
      'content/risk.json: sectors.0.questions.0.key deve ser um texto',
    ],
    [
      'an answer that comes twice',
      { 'risk.json': withAnswer({ ...answer, key: other.key }) },
      'content/risk.json: em c, a resposta y vem mais de uma vez',
    ],
    [
      'a sector that asks nothing',
      { 'risk.json': { sectors: [{ key: 'a', name: 'A', questions: [] }] } },
      'content/risk.json: sectors.0.questions não pode ser vazia',
    ],
    [
      'more questions of risk than a spreadsheet takes',
      { 'risk.json': { sectors: [{ key: 'a', name: 'A', questions: manyQuestions(501) }] } },
      'content/risk.json: a análise pode ter até 500 perguntas, e tem 501',
    ],
    [
      'a journey that asks for nothing',
      { 'journeys.json': { journeys: [{ ...journey, demands: [] }] } },
      'content/journeys.json: journeys.0.demands não pode ser vazia',
    ],
    [
      'a journey that comes twice',
      { 'journeys.json': { journeys: [journey, journey] } },
      'content/journeys.json: a jornada j vem mais de uma vez',
    ],
    [
      'a tag that comes twice',
      { 'mapping-tags.json': { RH: { question1: ['CPF', 'CPF'] } } },
      'content/mapping-tags.json: RH.question1 tem uma resposta mais de uma vez',
    ],
  ])('%s', (_, files, line) => {
    const { mistakes } = read(files)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(line)
    expect(mistakes[0]).not.toContain('\n')
  })
})

it('names a folder that is not there, and a file that is none', () => {
  const folder = write({})
  expect(readContent(join(folder, 'none'), readFirmConfig()).mistakes).toEqual([
    expect.stringContaining('não pode ser lida'),
  ])
  mkdirSync(join(folder, 'terms.json'))
  expect(readContent(folder, readFirmConfig()).mistakes).toEqual([
    'content/terms.json: não pode ser lido',
  ])
})
