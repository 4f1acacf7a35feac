import type { Meta, StoryObj } from '@storybook/react-vite'
import { type TemplateAnswers, toTemplatePages, toTemplateProgress } from '@tramite/core/templates'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ReviewDialog } from '../ReviewDialog/ReviewDialog.tsx'
import { sampleTemplate as template } from '../template-samples.ts'
import { TemplateFormView, type TemplateFormViewProps } from './TemplateFormView.tsx'

const pages = toTemplatePages(template.fields)
const answersOf = (answers: TemplateAnswers) => ({
  answers,
  answered: new Set(Object.keys(answers)),
  progress: toTemplateProgress(template.fields, answers),
})

/** The form with input. */
function Typed(props: TemplateFormViewProps) {
  const [answers, setAnswers] = useState(props.answers)
  return (
    <TemplateFormView
      {...props}
      {...answersOf(answers)}
      onAnswer={(field, answer) => {
        setAnswers({ ...answers, [field.name]: answer })
        props.onAnswer(field, answer)
      }}
    />
  )
}

/** With the first letter the firm has taken a question away, and the document whose answer was lost is there. */
function Comes(props: TemplateFormViewProps) {
  const [isTyped, setTyped] = useState(false)
  const left = [{ name: 'cidade', label: 'Cidade do contrato', answer: 'Recife' }]
  return (
    <TemplateFormView
      {...props}
      isFailed
      isLost
      left={isTyped ? left : []}
      came={isTyped ? 'Contrato de locação' : null}
      onAnswer={() => setTyped(true)}
    />
  )
}

const meta = {
  title: 'Gerador/TemplateFormView',
  component: Typed,
  parameters: { layout: 'fullscreen' },
  args: {
    template,
    pages,
    page: 0,
    fields: pages[0] ?? [],
    isLast: false,
    ...answersOf(template.draft?.templateAnswers ?? {}),
    errors: {},
    status: 'Rascunho salvo às 14:32',
    canReview: true,
    isMaking: false,
    conflict: null,
    left: [],
    onDiscardLeft: undefined,
    isFailed: false,
    refusal: null,
    isLost: false,
    came: null,
    onAnswer: fn(),
    onLeave: fn(),
    onBack: fn(),
    onNext: fn(),
    onRefuse: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof Typed>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas, args }) => {
    // Announced each time a field is left, it would talk over the next question.
    const saved = canvas.getByText('Rascunho salvo às 14:32')
    await expect(saved.closest('[role=status], [aria-live]')).toBeNull()
    const paper = canvas.getByRole('region', { name: 'Documento ao vivo' })
    await expect(paper).toHaveTextContent('<b>Estúdio</b> Pétala, CNPJ nº 11.222.333/0001-81.')
    await expect(paper).toHaveTextContent('& nada mais.')
    await expect(within(paper).getByRole('cell')).toHaveTextContent('__________')
    await expect(canvas.getByText('33%')).toBeVisible()
    const amount = canvas.getByLabelText('Valor total do contrato')
    await userEvent.type(amount, '4800000{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(amount).toHaveValue('R$\u00a048.000,00')
    await expect(within(paper).getByRole('cell')).toHaveTextContent('quarenta e oito mil reais')
    await expect(args.onLeave).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Voltar' })).toBeNull()
  },
}
/** Letters that the PDF cannot show are named where they are typed; nothing is refused. */
export const LettersThatPdfLacks: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Nome da contratada')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ação 日本 日')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        'O PDF não consegue mostrar “日”, “本”: no lugar de cada um sairá um quadrado vazio.',
      ),
    )
    await userEvent.clear(name)
    await userEvent.type(name, 'Ação')
    await waitFor(() => expect(name).not.toHaveAccessibleDescription())
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}
/** A day that does not exist is not a missing answer: the page is not left with it. */
export const NoSuchDay: Story = {
  args: { page: 1, fields: pages[1] ?? [], errors: { dia: 'Este campo é obrigatório' } },
  play: async ({ canvas, args }) => {
    const day = canvas.getByLabelText('Data de entrega')
    await userEvent.clear(day)
    await userEvent.type(day, '31112026')
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }))
    await expect(day).toHaveFocus()
    await expect(day).toHaveAccessibleDescription('Digite uma data válida, como DD/MM/AAAA.')
    await expect(args.onNext).not.toHaveBeenCalled()
    // With the day, the other errors of the page are shown at once.
    await expect(args.onRefuse).toHaveBeenCalledOnce()
  },
}
/** The error that comes as a field is left is announced, with its question: the focus is elsewhere by then. */
export const RefusedOnceLeft: Story = {
  args: { page: 1, fields: pages[1] ?? [], errors: { objeto: 'Este campo é obrigatório' } },
  play: async ({ canvas, canvasElement }) => {
    const place = () =>
      [...canvasElement.querySelectorAll('form [aria-live=polite]')].map((each) => each.textContent)
    const day = canvas.getByLabelText('Data de entrega')
    await userEvent.clear(day)
    await userEvent.type(day, '31112026')
    await userEvent.click(canvas.getByLabelText('O que será feito'))
    const half = 'Data de entrega: Digite uma data válida, como DD/MM/AAAA.'
    await waitFor(() => expect(place()).toContain(half))
    await userEvent.click(day)
    await waitFor(() => expect(place()).toContain('O que será feito: Este campo é obrigatório'))
  },
}
/** The firm has taken questions away: what was answered to them can be read and copied. */
export const QuestionsTakenAway: Story = {
  args: {
    left: [
      { name: 'cidade', label: 'Cidade do contrato', answer: 'Recife' },
      { name: 'objeto', label: null, answer: 'Fornecimento de essências.\nPor doze meses.' },
    ],
    onDiscardLeft: fn(),
  },
  play: async ({ canvas, args }) => {
    const told = canvas.getByText('O escritório retirou perguntas deste modelo')
    await expect(told.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    const label = canvas.getByText('Cidade do contrato')
    await expect(label).toBeVisible()
    await expect(label.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getByText(/Fornecimento de essências/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar respostas' }))
    await expect(args.onDiscardLeft).toHaveBeenCalledOnce()
  },
}
/** Another browser of the same person has answered the same question. */
export const AnsweredElsewhere: Story = {
  args: {
    status: null,
    conflict: {
      theirs: { [pages[0]?.[0]?.name ?? '']: 'Padaria Aurora' },
      onKeepMine: fn(),
      onTakeTheirs: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    const question = pages[0]?.[0]?.label ?? ''
    await expect(canvas.getByText(`${question}: Padaria Aurora`)).toBeVisible()
    await expect(canvas.getByText(/^Nada é salvo até você escolher/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ficar com a minha' }))
    await expect(args.conflict?.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a outra resposta' }))
    await expect(args.conflict?.onTakeTheirs).toHaveBeenCalledOnce()
  },
}
/** What comes while the user types is announced: the places for it are there before. */
export const AnnouncesWhatComes: Story = {
  render: (args) => <Comes {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const places = [...canvasElement.querySelectorAll('[aria-live=polite]:empty')]
    await userEvent.type(canvas.getByLabelText('Valor total do contrato'), '1')
    const placeOf = (text: string) => canvas.getByText(text).closest('[aria-live]')
    await expect(places).toContain(placeOf('O escritório retirou perguntas deste modelo'))
    await expect(places).toContain(placeOf('O documento foi gerado'))
  },
}
/** An amount is typed from its cents, but pasted as it is written. */
export const PastedAmount: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText<HTMLInputElement>('Valor total do contrato')
    await userEvent.click(amount)
    await userEvent.paste('1.500')
    await expect(amount).toHaveValue('R$\u00a01.500,00')
    amount.select()
    await userEvent.paste('R$ 1.234,5')
    await expect(amount).toHaveValue('R$\u00a01.234,50')
    await userEvent.paste('7')
    await expect(amount).toHaveValue('R$\u00a012.345,07')
    amount.setSelectionRange(11, 11)
    await userEvent.paste('7')
    await expect(amount).toHaveValue('R$\u00a0123.450,77')
  },
}
export const LastRefused: Story = {
  args: {
    page: 1,
    fields: pages[1] ?? [],
    isLast: true,
    errors: { aviso: 'Este campo é obrigatório', objeto: 'Este campo é obrigatório' },
    status: 'Salvando rascunho...',
    isFailed: true,
    refusal: 'Não há espaço para este arquivo. Fale com o escritório.',
    canReview: false,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar documento' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByLabelText('Aviso prévio')).toHaveFocus()
    await expect(canvas.getByText('O documento não foi gerado')).toBeVisible()
    await expect(
      canvas.getByText(/^Não há espaço .* Suas respostas continuam aqui\.$/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
/** The server may have made it. */
export const AnswerLost: Story = {
  args: { isFailed: true, isLost: true },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(/^Não sabemos se o documento foi gerado/)
    await expect(alert).not.toHaveTextContent('não foi gerado')
  },
}
/** The template was read again, and has the document. */
export const AnswerLostAndMade: Story = {
  args: { isFailed: true, isLost: true, came: 'Contrato de locação' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.getByText('O documento foi gerado')).toBeVisible()
    await expect(canvas.getByText(/“Contrato de locação”/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver documentos' })).toHaveAttribute(
      'href',
      `/tools/templates/${template.id}`,
    )
  },
}
/** Not every sentence of the server ends in a full stop. */
export const RefusedWithoutStop: Story = {
  args: { isFailed: true, refusal: 'Você não tem acesso a essa ferramenta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Você não tem acesso a essa ferramenta\. Suas respostas continuam aqui\.$/,
    )
  },
}
/** One side at a time; the document has scrolled to the field being filled in. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    page: 1,
    fields: pages[1] ?? [],
    template: { ...template, html: `${'<p>Cláusula.</p>'.repeat(60)}<p>{{objeto}}</p>` },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('O que será feito'), 'Embalagens')
    await userEvent.click(canvas.getByRole('button', { name: 'Documento', pressed: false }))
    const paper = canvas.getByRole('region', { name: 'Documento ao vivo' })
    await waitFor(() => expect(paper.scrollTop).toBeGreaterThan(200))
    await expect(within(paper).getByText('Embalagens')).toBeVisible()
  },
}
const answer = fn()
export const AsksForReview: Story = {
  render: () => <ReviewDialog isOpen onAnswer={answer} onClose={fn()} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sim' }))
    await expect(answer).toHaveBeenLastCalledWith(true)
    await userEvent.click(screen.getByRole('button', { name: 'Não' }))
    await expect(answer).toHaveBeenLastCalledWith(false)
    const modal = screen.getByRole('dialog').parentElement
    await waitFor(() => expect(modal?.getAnimations()).toEqual([]))
    const { width, height } = modal?.getBoundingClientRect() ?? {}
    await expect([width, height]).toEqual([432, 152])
  },
}
