import { describe, expect, it } from 'vitest'
import { buildItem } from '../testing/index.ts'
import type { DemandStatus, ProcessItem } from './demands.types.ts'
import {
  filesOfAnswer,
  giveFiles,
  hasQuestionGrown,
  noEntryAnswer,
  toOpenQuestion,
  toReplyEntries,
  toReplyProblem,
  toReplyText,
  toSeenUntil,
} from './open-question.rules.ts'

const customer = { userType: 'CUSTOMER', userName: 'Rafael Nogueira' } as const
const firm = { userType: 'BACKOFFICE', userName: 'Helena Prado' } as const
const form = buildItem({
  ...firm,
  type: 'FORM',
  content:
    'Precisamos de:\n1. Matrícula do imóvel.\n2) Notas fiscais.\n- Aluguéis da rua.\n- Notas fiscais.\nObrigada.',
  createdAt: '2026-11-20T17:10:00.000Z',
})

describe('the open question', () => {
  it('is still open when the answer to it was deleted', () => {
    const asked = buildItem({ ...firm, content: 'Qual é o endereço?' })
    const taken = buildItem({ ...customer, content: 'Rua', deleted: true })
    const more = buildItem({ ...firm, content: 'E o CEP?' })
    expect(toOpenQuestion([asked, taken, more])?.texts).toEqual(['Qual é o endereço?', 'E o CEP?'])
  })

  it('is what the firm has written since the customer did, its list one by one', () => {
    const items = [
      buildItem({ ...firm, content: 'Recebido.' }),
      buildItem({ ...customer, content: 'O que falta?' }),
      buildItem({ ...customer, type: 'STATUS', content: null }),
      buildItem({ ...firm, content: 'Helena aqui.', createdAt: '2026-11-20T17:09:00.000Z' }),
      form,
      buildItem({ ...firm, content: 'Apagada', deleted: true }),
      buildItem({ ...firm, type: 'DOCUMENT', content: 'Minuta' }),
      buildItem({ userType: 'SYSTEM', userName: null, content: 'O prazo está suspenso.' }),
    ]
    expect(toOpenQuestion(items)).toEqual({
      userName: 'Helena Prado',
      since: '2026-11-20T17:09:00.000Z',
      until: '2026-11-20T17:10:00.000Z',
      texts: ['Helena aqui.', 'Precisamos de:\nObrigada.'],
      entries: ['Matrícula do imóvel.', 'Notas fiscais.', 'Aluguéis da rua.'],
    })
  })

  it('reaches back to the request for which the demand waits, whatever the customer has sent since', () => {
    const toStatus = (statusKey: DemandStatus, change: Partial<ProcessItem>) =>
      buildItem({ type: 'STATUS', content: null, customFields: { statusKey }, ...change })
    const items = [
      buildItem({ ...firm, content: 'Qual o CNPJ?' }),
      toStatus('PENDING', firm),
      buildItem({ ...customer, content: 'Segue.' }),
      toStatus('IN_PROGRESS', customer),
      buildItem({ ...firm, content: 'Faltam o logotipo e a procuração.' }),
      toStatus('PENDING', firm),
      buildItem({ ...firm, content: 'O logotipo em JPG.' }),
      buildItem({ ...customer, type: 'DOCUMENT', content: 'Procuração' }),
    ]
    const asked = ['Faltam o logotipo e a procuração.', 'O logotipo em JPG.']
    expect(toOpenQuestion(items)?.texts).toEqual(asked)
    const more = [...items, buildItem({ ...firm, content: 'Esqueci: e a ata.' })]
    expect(toOpenQuestion(more)?.texts).toEqual([...asked, 'Esqueci: e a ata.'])
    // The request may have no words of its own: then those that the customer has answered are all there is.
    const again = [...items.slice(0, 4), toStatus('PENDING', firm)]
    expect(toOpenQuestion(again)?.texts).toEqual(['Qual o CNPJ?'])
  })

  it('has grown once the firm asks after what was there', () => {
    const opened = '2026-11-20T17:10:00.000Z'
    expect(hasQuestionGrown(toOpenQuestion([form]), opened)).toBe(false)
    const second = buildItem({ ...firm, createdAt: '2026-11-20T17:10:00.001Z' })
    expect(hasQuestionGrown(toOpenQuestion([form, second]), opened)).toBe(true)
    expect(hasQuestionGrown(toOpenQuestion([form, second]), null)).toBe(false)
    expect(hasQuestionGrown(null, opened)).toBe(false)
  })

  it('has not grown by what was written before it was opened, though it came only afterwards', () => {
    const before = buildItem({ ...firm, createdAt: '2026-11-20T17:10:30.000Z' })
    const after = buildItem({ ...firm, createdAt: '2026-11-20T17:11:00.000Z' })
    const visits: [(typeof form)[], isCurrent: boolean, hasGrown: boolean][] = [
      // Kept of an earlier visit, then read, then added to.
      [[form], false, false],
      [[form, before], true, false],
      [[form, before, after], false, true],
      [[form, before, after], true, true],
    ]
    let seen: string | null = null
    for (const [items, isCurrent, hasGrown] of visits) {
      seen = toSeenUntil(seen, items, isCurrent)
      expect(hasQuestionGrown(toOpenQuestion(items), seen)).toBe(hasGrown)
    }
    expect(toSeenUntil(null, [], true)).toBeNull()
  })

  it('is asked by the firm where more than one of its people wrote', () => {
    const first = buildItem({ ...firm, createdAt: '2026-11-27T12:00:00.000Z' })
    const second = buildItem({
      ...firm,
      userName: 'Tiago Alves',
      createdAt: '2026-11-29T12:00:00.000Z',
    })
    expect(toOpenQuestion([first, second])).toMatchObject({
      userName: null,
      since: '2026-11-27T12:00:00.000Z',
      until: '2026-11-29T12:00:00.000Z',
    })
  })

  it('asks for the items of every form, each once, in the order they were asked', () => {
    const second = buildItem({
      ...firm,
      type: 'FORM',
      content: 'E ainda:\n- Notas fiscais.\n- Ata.',
    })
    expect(toOpenQuestion([form, second])).toMatchObject({
      texts: ['Precisamos de:\nObrigada.', 'E ainda:'],
      entries: ['Matrícula do imóvel.', 'Notas fiscais.', 'Aluguéis da rua.', 'Ata.'],
    })
  })

  it('is the last word of the firm where the customer wrote after it, and none where nobody asked', () => {
    const items = [buildItem({ ...firm, content: 'Qual o valor?' }), buildItem(customer)]
    expect(toOpenQuestion(items)?.texts).toEqual(['Qual o valor?'])
    expect(toOpenQuestion([buildItem(customer)])).toBeNull()
  })

  it('keeps the lines of a message as they are: only a form asks one by one', () => {
    const content = 'Vimos:\n1. o contrato\n2. a carta'
    expect(toOpenQuestion([buildItem({ ...firm, content })])).toMatchObject({
      texts: [content],
      entries: [],
    })
  })
})

it('an answer names what was asked for, what is given for it, and what they do not have', () => {
  const entries = ['Matrícula', 'Notas fiscais', 'Aluguéis', 'Planta', 'Ata']
  const answers = {
    Matrícula: { ...noEntryAnswer, files: ['Matricula.pdf', 'Verso.pdf', 'Fora.pdf'] },
    'Notas fiscais': { ...noEntryAnswer, isDeclined: true, text: ' foram perdidas ' },
    Aluguéis: { ...noEntryAnswer, text: 'R$ 9.000' },
    Ata: { ...noEntryAnswer, isDeclined: true, files: ['Outro.pdf'] },
    Certidão: { ...noEntryAnswer, text: 'já não é pedida' },
  }
  const fileNames = ['Matricula.pdf', 'Verso.pdf', 'Outro.pdf']
  expect(toReplyText({ message: ' É o que temos. ', entries, answers, fileNames })).toBe(
    '1. Matrícula\nMatricula.pdf, Verso.pdf\n\n2. Notas fiscais\nNão tenho: foram perdidas\n\n3. Aluguéis\nR$ 9.000\n\n5. Ata\nNão tenho\n\n6. Certidão\njá não é pedida\n\nÉ o que temos.',
  )
  expect(toReplyEntries(entries, answers)).toEqual([...entries, 'Certidão'])
  expect(toReplyEntries(['CNH'], { RG: noEntryAnswer })).toEqual(['CNH'])
  expect(toReplyText({ message: 'Segue.', entries, answers: {}, fileNames })).toBe('Segue.')
  const unseen = { ...noEntryAnswer, text: '\u200b' }
  const nothing = { Ata: unseen, 'Notas fiscais': { ...unseen, isDeclined: true } }
  expect(toReplyText({ message: '\u2060', entries, answers: nothing, fileNames })).toBe(
    toReplyText({
      message: '',
      entries,
      answers: { 'Notas fiscais': { ...noEntryAnswer, isDeclined: true } },
      fileNames,
    }),
  )
})

describe('the length of a reply', () => {
  const entries = Array.from({ length: 15 }, (_, index) => `${index} `.padEnd(115, 'Certidão '))
  const answers = Object.fromEntries(
    entries.map((entry, index) => [entry, { ...noEntryAnswer, files: [`${index}.pdf`] }]),
  )
  const fileNames = entries.map((_, index) => `${index}.pdf`)
  const reply = { message: 'Segue.', entries, answers, fileNames }

  it("leaves room for the firm's wording and the names of the files", () => {
    expect(toReplyText(reply).length).toBeGreaterThan(1900)
    expect(toReplyProblem({ ...reply, message: 'a'.repeat(2048) })).toBeNull()
  })

  it('is held to 2048 characters of what the customer writes', () => {
    const answer = { ...noEntryAnswer, text: 'b'.repeat(1048) }
    const written = { ...reply, entries: [], answers: { ...answers, [entries[0] ?? '']: answer } }
    expect(toReplyProblem({ ...written, message: 'a'.repeat(1000) })).toBeNull()
    expect(toReplyProblem({ ...written, message: 'a'.repeat(1001) })).toBe(
      'A descrição e as respostas devem ter juntas no máximo 2048 caracteres',
    )
  })

  it('is held to what the firm takes', () => {
    const names = Array.from({ length: 40 }, (_, index) => `${index} `.padEnd(250, 'x'))
    const [entry = ''] = entries
    const given = { ...answers, [entry]: { ...noEntryAnswer, files: names } }
    expect(toReplyProblem({ ...reply, answers: given, fileNames: names })).toBe(
      'Com os itens pedidos e os nomes dos arquivos, a resposta passa de 10.000 caracteres. Envie uma parte pela conversa.',
    )
  })
})

it('what they do not have goes without its files, which come back when they have it after all', () => {
  const answer = { ...noEntryAnswer, files: ['RG.pdf'] }
  expect(filesOfAnswer({ ...answer, isDeclined: true })).toEqual([])
  expect(filesOfAnswer(answer)).toEqual(['RG.pdf'])
})

describe('files that are chosen', () => {
  const answers = {
    RG: { ...noEntryAnswer, files: ['RG.pdf', 'Retirado.pdf'] },
    CPF: { ...noEntryAnswer, text: 'Segue.' },
  }

  it('are given for what they were chosen for', () => {
    const chosen = { entry: 'CPF', names: ['CPF.pdf'], others: ['RG.pdf', 'Retirado.pdf'] }
    expect(giveFiles(answers, chosen)).toEqual({
      ...answers,
      CPF: { ...noEntryAnswer, text: 'Segue.', files: ['CPF.pdf'] },
    })
    const first = { entry: 'RG', names: ['RG.pdf'], others: [] }
    expect(giveFiles({}, first)).toEqual({ RG: { ...noEntryAnswer, files: ['RG.pdf'] } })
  })

  it('free the names of files that were taken away', () => {
    const chosen = { names: ['Retirado.pdf'], others: ['RG.pdf'] }
    expect(giveFiles(answers, chosen)).toEqual({
      ...answers,
      RG: { ...noEntryAnswer, files: ['RG.pdf'] },
    })
  })
})
