import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRiskAnswersSchema, toRiskForm } from '@tramite/core/risk'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { sampleRows } from '../risk-samples.ts'
import { UnsavedChoices } from '../UnsavedChoices.tsx'
import { RiskSectorMissing, RiskSectorView, type RiskSectorViewProps } from './RiskSectorView.tsx'

const [done, open] = sampleRows(3)
if (!done || !open) throw new Error('The sample has no rows')

interface OwnedProps extends Omit<RiskSectorViewProps, 'form'> {
  onCalculate: (answers: Readonly<Record<string, string>>) => void
}

function Owned({ onCalculate, ...props }: OwnedProps) {
  const form = useStoryForm({
    schema: createRiskAnswersSchema(props.row.questions.map(({ question }) => question.id)),
    initial: toRiskForm(props.row),
    onSubmit: onCalculate,
  })
  return <RiskSectorView {...props} form={form} />
}

const meta = {
  title: 'Ferramentas/RiskSectorView',
  component: Owned,
  parameters: { layout: 'fullscreen' },
  args: {
    row: open,
    offers: { choose: true, calculate: true, redo: false },
    demandHref: '/demands/019a2c60-42a0-7d11-8c10-7be2a41f0301',
    isUnsaved: true,
    conflict: null,
    result: null,
    busy: null,
    onSave: fn(),
    onRedo: fn(),
    onCalculate: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('radiogroup')
    if (!first || !second) throw new Error('Two questions are expected')
    await expect(second).toHaveTextContent('Fonte: Lei nº 9.613/1998, art. 10')
    const back = canvas.getByRole('link', { name: 'Voltar' })
    await expect(back).toHaveAttribute('href', '/tools/analysisRisk')
    await expect(canvas.queryByRole('button', { name: 'Refazer' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular Risco' }))
    await expect(second).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onCalculate).not.toHaveBeenCalled()
    await expect(canvas.getByText('1 de 2 respondidas')).toBeVisible()
    await userEvent.click(within(second).getByRole('radio', { name: 'Nunca' }))
    await expect(canvas.getByText('2 de 2 respondidas')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar respostas' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular Risco' }))
    await expect(args.onCalculate).toHaveBeenCalledWith({
      'operations-0': 'operations-0-1',
      'operations-1': 'operations-1-2',
    })
  },
}

/** Earlier choices are restored, and wait to be saved. */
export const Restored: Story = {
  args: { draftNotice: { kind: 'restored', when: 'às 14:32' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este é o rascunho que foi salvo às 14:32.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Salvar respostas' })).toBeEnabled()
  },
}

/** Somebody else has answered a question otherwise: nothing is saved before the user has decided. */
export const ChangedByAnother: Story = {
  args: {
    conflict: { theirs: open.questions.slice(0, 1), onKeepMine: fn(), onTakeTheirs: fn() },
  },
  play: async ({ args, canvas }) => {
    const [asked] = open.questions
    await expect(canvas.getByText(`${asked?.question.name}: Às vezes`)).toBeVisible()
    for (const name of ['Salvar respostas', 'Calcular Risco']) {
      const button = canvas.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a outra resposta' }))
    await expect(args.conflict?.onTakeTheirs).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Ficar com a minha' }))
    await expect(args.conflict?.onKeepMine).toHaveBeenCalledOnce()
  },
}

/** There is nothing to save. */
export const Unchanged: Story = {
  args: { isUnsaved: false },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Salvar respostas' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The risk is shown before the questions are read again. */
export const Calculated: Story = {
  args: { result: done.result, busy: 'calculating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 de 2 respondidas')).toBeVisible()
  },
}

export const Concluded: Story = {
  args: {
    row: done,
    result: done.result,
    offers: { choose: false, calculate: false, redo: true },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\(4\) × impacto .*\(5\) = 20/)
    await expect(canvas.queryByRole('button', { name: 'Calcular Risco' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Refazer' }))
    await expect(args.onRedo).toHaveBeenCalledOnce()
  },
}

const onDiscard = fn()

/** Somebody else concluded it while the user was choosing: the choice is not lost without a word. */
export const ConcludedByAnother: Story = {
  args: {
    row: done,
    overtaken: (
      <UnsavedChoices
        questions={done.questions}
        unsaved={{ 'clients-1': 'clients-1-2' }}
        onDiscard={onDiscard}
      />
    ),
    result: done.result,
    offers: { choose: false, calculate: false, redo: true },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/foi concluído antes de você salvar/)
    await expect(title.closest('[aria-live="polite"]')).toHaveTextContent(
      /antes do primeiro contrato\?: Nunca.*não foram salvas/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(onDiscard).toHaveBeenCalledOnce()
  },
}

/** The firm waits for an answer in the demand: there is the way to it. */
export const Locked: Story = {
  args: {
    row: done,
    result: done.result,
    offers: { choose: false, calculate: false, redo: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/espera a sua resposta.*só para leitura/)).toBeVisible()
    const way = canvas.getByRole('link', { name: 'Responder na demanda' })
    await expect(way).toHaveAttribute('href', expect.stringMatching(/^\/demands\//))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Missing: Story = { render: () => <RiskSectorMissing /> }
