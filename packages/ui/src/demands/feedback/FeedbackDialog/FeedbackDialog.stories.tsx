import type { Meta, StoryObj } from '@storybook/react-vite'
import { feedbackSchema } from '@tramite/core/demands'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { FeedbackDialog, type FeedbackDialogProps, type FeedbackValues } from './FeedbackDialog.tsx'

interface OwnedProps extends Omit<FeedbackDialogProps, 'form'> {
  values: FeedbackValues
  onSend: () => void
}

function Owned({ values, onSend, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: feedbackSchema, initial: values, onSubmit: onSend })
  return <FeedbackDialog {...props} form={form} />
}

const meta = {
  title: 'Demandas/FeedbackDialog',
  component: Owned,
  args: {
    isOpen: true,
    demandName: 'Parecer sobre banco de horas da fábrica',
    values: { rating: 0, description: '' },
    onSend: fn(),
    onSkip: fn(),
    onClose: fn(),
    isPending: false,
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Unrated: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleName('Como foi esta entrega?')
    await expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
    await expect(screen.queryByLabelText('Comentário (opcional)')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
}

export const RatedByKeyboard: Story = {
  play: async ({ args }) => {
    const first = await screen.findByRole('radio', { name: '1 estrela' })
    first.focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(screen.getByRole('radio', { name: '4 estrelas' })).toBeChecked()
    await expect(screen.getByText('Bom')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Comentário (opcional)'), 'No prazo e claro.')
    await expect(screen.getByText('17 de 512 caracteres')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** Closing does not mean 'not now': nothing is sent to the firm. */
export const ClosedIsNotSkipped: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSkip).not.toHaveBeenCalled()
  },
}

/** A comment that was typed is not dropped by a stray key. */
export const ClosedWhileWriting: Story = {
  args: { values: { rating: 2, description: '' } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Comentário (opcional)'), 'Faltou a ata.')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSkip).not.toHaveBeenCalled()
  },
}

/** A colleague has rated the demand meanwhile: the comment can be read and copied. */
export const RatedByAColleague: Story = {
  args: {
    values: { rating: 4, description: 'Faltou a ata.' },
    refusal: 'Esta demanda já recebeu feedback.',
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('Faltou a ata.')).toBeVisible()
    // Who was typing hears that the field has gone.
    await expect(dialog.getByRole('alert')).toHaveTextContent('já recebeu feedback')
    await expect(dialog.queryByRole('button', { name: 'Enviar' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** What was given stays where it can be sent again. */
export const Failed: Story = {
  args: {
    values: { rating: 2, description: 'Faltou a ata.' },
    failure: { title: 'Não foi possível enviar sua avaliação', description: 'Sem conexão.' },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Não foi possível enviar')
    await expect(dialog.getByLabelText('Comentário (opcional)')).toHaveValue('Faltou a ata.')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  args: { values: { rating: 5, description: 'Excelente.' }, isPending: true },
}

export const LongName: Story = {
  args: {
    demandName: 'Ação revisional do contrato de arrendamento da frota refrigerada '.repeat(4),
    values: { rating: 3, description: '' },
  },
}

export const Phone: Story = {
  args: { values: { rating: 4, description: '' } },
  globals: { viewport: { value: 'phone' } },
}
