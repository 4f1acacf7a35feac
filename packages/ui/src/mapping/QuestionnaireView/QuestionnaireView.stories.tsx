import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ANSWER_MAX,
  type AnswerParts,
  type AnswersByField,
  defaultQuestionnaire,
  findInAnswers,
  joinAnswer,
  splitAnswer,
  suggestTags,
  toActivityProgress,
} from '@tramite/core/mapping'
import { buildId } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { payroll } from '../mapping-samples.ts'
import { QuestionnaireView, type QuestionnaireViewProps } from './QuestionnaireView.tsx'

type Derived = 'suggested' | 'parts' | 'onChange' | 'answers' | 'percent' | 'findings'
interface OwnedProps extends Omit<QuestionnaireViewProps, Derived> {
  given: AnswersByField
  onAnswer: (answer: string) => void
}

function Owned({ given, onAnswer, ...props }: OwnedProps) {
  const question = props.questions[props.index]
  if (!question) throw new Error('There is no such question')
  const { field } = question
  const suggested = suggestTags(defaultQuestionnaire, 'RH', field)
  const [parts, setParts] = useState<AnswerParts>(() =>
    splitAnswer(field, given[field] ?? '', suggested),
  )
  const answers = { ...given, [field]: joinAnswer(field, parts) }
  return (
    <QuestionnaireView
      {...props}
      suggested={suggested}
      parts={parts}
      onChange={(next) => {
        setParts(next)
        onAnswer(joinAnswer(field, next))
      }}
      answers={answers}
      percent={toActivityProgress(answers).percent}
      findings={findInAnswers(answers).filter((finding) => finding.field === field)}
    />
  )
}

const { question0, question1 } = payroll
const meta = {
  title: 'Mapeamento/QuestionnaireView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    given: { question0, question1 },
    sector: { id: buildId(1), name: 'RH' },
    activity: 'Folha de pagamento',
    questions: defaultQuestionnaire.questions,
    index: 2,
    save: { kind: 'saved', at: '14:32' },
    isSaving: false,
    conflict: null,
    held: null,
    closed: null,
    kept: {},
    toHref: (index) => `?question=${index + 1}`,
    onAnswer: fn(),
    onSave: fn(),
    onNext: fn(),
    onBack: fn(),
    onRename: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Tags: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 de 15 · 13% preenchido')).toBeVisible()
    await expect(canvas.getByText(/^Salvo às 14:32/)).toBeVisible()
    // Screen readers do not announce it while the user is typing.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('heading', { name: 'De quem são os dados?' })).toBeVisible()
    const suggested = within(canvas.getByRole('group', { name: 'Respostas sugeridas' }))
    await userEvent.click(suggested.getByRole('button', { name: 'Empregados' }))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Outros: De quem são os dados?')
    await userEvent.type(canvas.getByLabelText('Outros'), 'Pensionistas, Diretores,')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('Empregados,Pensionistas,Diretores')
    await expect(canvas.getByText('3 de 15 · 20% preenchido')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}
/** The report of the mapping is a PDF: what it cannot show is named where it is typed. */
export const LettersThatPdfLacks: Story = {
  play: async ({ canvas }) => {
    const others = canvas.getByLabelText('Outros')
    await userEvent.type(others, '日本')
    await waitFor(() =>
      expect(others).toHaveAccessibleDescription(/O PDF não consegue mostrar “日”, “本”/),
    )
  },
}
export const Sentences: Story = {
  args: { index: 0, save: { kind: 'unsaved' } },
  play: async ({ canvas, args }) => {
    // Back from the first question leads to the sector.
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName(
      'Outros: Como funciona esta atividade?',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Folha de pagamento' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(`Folha de pagamento, ${question0}`)
  },
}
const full = `${'Guardamos os dados dos clientes. '.repeat(64).slice(0, ANSWER_MAX - 4)} fim`
/** What is typed or pasted into a full answer has no room; it never takes the place of what stands there. */
export const Full: Story = {
  args: { index: 0, given: { question0: full } },
  play: async ({ canvas }) => {
    const area: HTMLTextAreaElement = canvas.getByLabelText('Outros')
    area.focus()
    area.setSelectionRange(0, 0)
    await userEvent.keyboard('x')
    await userEvent.paste('um parágrafo')
    await expect(area.value).toBe(full.slice(0, area.value.length))
    await expect(area.value).toMatch(/fim$/)
  },
}
export const Contradicting: Story = {
  args: {
    index: 7,
    given: {
      ...payroll,
      question7: 'Dados de filhos para plano de saúde,Não há dados de crianças',
    },
    save: { kind: 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A resposta diz que não há e que há/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Ainda não foi possível salvar/)
  },
}
/** The input is stored neither on the server nor in the browser: the page does not claim that it is. */
export const Unstored: Story = {
  args: { save: { kind: 'unstored' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Não saia desta página/)).toBeVisible()
    await expect(canvas.queryByText(/está guardado neste navegador/)).toBeNull()
  },
}
export const ChangedByAnother: Story = {
  args: {
    save: { kind: 'unsaved' },
    conflict: {
      theirs: { question2: 'Clientes' },
      onKeepMine: fn(),
      onTakeTheirs: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('De quem são os dados: Clientes')).toBeVisible()
    await expect(canvas.getByText(/^Nada é salvo até você escolher/)).toBeVisible()
    await expect(canvas.queryByText('Salvando a resposta…')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a outra resposta' }))
    await expect(args.conflict?.onTakeTheirs).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ficar com a minha' }))
    await expect(args.conflict?.onKeepMine).toHaveBeenCalledOnce()
  },
}
function Decided(props: OwnedProps) {
  const [isDecided, setDecided] = useState(false)
  const decide = () => setDecided(true)
  const conflict = props.conflict && { ...props.conflict, onKeepMine: decide }
  return (
    <section aria-label="Metade de um telefone" style={{ width: '11rem' }}>
      <Owned {...props} conflict={isDecided ? null : conflict} />
    </section>
  )
}
/**
 * Letters twice as large leave room for half as many: both choices are within the page. After choosing,
 * the focus is on the title, since the button is gone.
 */
export const DecidedInLargeLettersOnPhone: Story = {
  ...ChangedByAnother,
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Decided {...args} />,
  play: async ({ canvas }) => {
    const right = (element: Element) => element.getBoundingClientRect().right
    const edge = right(canvas.getByRole('region', { name: 'Metade de um telefone' }))
    const mine = canvas.getByRole('button', { name: 'Ficar com a minha' })
    await expect(right(mine)).toBeLessThanOrEqual(edge)
    mine.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
export const LastAndClosed: Story = {
  args: { index: 14, given: payroll, closed: 'finished' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/O mapeamento está concluído/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Concluir' })).toBeVisible()
  },
}
/** Answers that the review did not include are kept; the included ones cause no notice. */
export const KeptWhileClosed: Story = {
  args: {
    index: 4,
    given: { question1: 'CPF,E-mail' },
    closed: 'inReview',
    kept: { question1: 'E-mail, CPF', question3: 'Até 1.000 titulares' },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        `O que você escreveu em “${args.questions[3]?.title}” não entrou no mapeamento e está guardado neste navegador.`,
      ),
    ).toBeVisible()
  },
}
/**
 * It is among the answers again when they can be changed, and the user is told so, whichever question is
 * shown; whether it is saved, too, the state of saving tells.
 */
export const KeptAndRestored: Story = {
  args: {
    index: 4,
    save: { kind: 'failed' },
    given: { question1: 'CPF,E-mail', question2: 'Sócios', question3: 'Até 1.000 titulares' },
    kept: { question1: 'E-mail, CPF', question2: 'Clientes', question3: 'Até 1.000 titulares' },
  },
  play: async ({ canvas, args: { questions } }) => {
    await expect(
      canvas.getByText(
        `O que estava guardado neste navegador está de volta em “${questions[1]?.title}”, “${questions[3]?.title}”. Confira.`,
      ),
    ).toBeVisible()
  },
}
/**
 * What was kept while the mapping was closed enters it only when the user says so; what is typed meanwhile
 * is not in the mapping yet.
 */
export const HeldByReview: Story = {
  args: {
    index: 4,
    given: { question1: 'RG', question2: 'Clientes', question3: '2 mil' },
    held: {
      answers: { question1: 'CPF,Placa', question2: '', question3: '1,5 mil' },
      now: { question1: 'CPF,E-mail', question2: 'Clientes' },
      onUse: fn(),
      onDiscard: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Dados coletados: guardado aqui “CPF, Placa”; no mapeamento “CPF, E-mail”'),
    ).toBeVisible()
    await expect(canvas.getByText(/guardado aqui “1,5 mil”; no mapeamento não há/)).toBeVisible()
    await expect(
      canvas.getByText('De quem são os dados: resposta apagada aqui; no mapeamento “Clientes”'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Nada é salvo até você escolher/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(args.held?.onDiscard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Usar' }))
    await expect(args.held?.onUse).toHaveBeenCalledOnce()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
/** A firm asks in its own words and order. */
export const OfAnotherFirm: Story = {
  args: {
    index: 0,
    questions: defaultQuestionnaire.questions
      .map((question) =>
        question.field === 'question14'
          ? { ...question, name: 'Descarte', title: 'Quando a casa descarta?', help: 'Diga o dia.' }
          : question,
      )
      .reverse(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quando a casa descarta?' })).toBeVisible()
    await expect(canvas.getByText('Diga o dia.')).toBeVisible()
    await expect(canvas.getByText('1 de 15 · 13% preenchido')).toBeVisible()
    const answers = within(canvas.getByRole('navigation', { name: 'O que você já respondeu' }))
    const [first] = answers.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Descarte')
  },
}
