import type { Meta, StoryObj } from '@storybook/react-vite'
import { markImportSchema } from '@tramite/core/marks'
import { expect, fn, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { MarkImportView, type MarkImportViewProps } from './MarkImportView.tsx'

interface OwnedProps extends Omit<MarkImportViewProps, 'form'> {
  onSubmit: (values: unknown) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: markImportSchema, onSubmit })
  return <MarkImportView {...props} form={form} />
}

const meta = {
  title: 'Marcas/MarkImportView',
  component: Owned,
  args: { isPending: false, results: [], onSubmit: fn() },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas, args }) => {
    const hint = canvas.getByText(/^Nove dígitos cada/).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Criar' }).getBoundingClientRect()
    await expect(button.top - hint.bottom).toBeGreaterThanOrEqual(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText('Número do processo é obrigatório')).toBeVisible()
    await expect(canvas.getByPlaceholderText('912345678, 923456789')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Número do processo/), '912345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ marcaProcessNumber: '912345678' })
  },
}
export const Answered: Story = {
  args: {
    results: [
      { number: '912345678', outcome: 'imported', marcaId: 'a', demandId: 'd' },
      { number: '923456789', outcome: 'alreadyThere', marcaId: 'b', demandId: null },
      { number: '12x', outcome: 'malformed', marcaId: null, demandId: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver demanda' })).toHaveAttribute(
      'href',
      '/demands/d',
    )
    await expect(canvas.getByText('O número do processo deve ter 9 dígitos.')).toBeVisible()
    // The list behind 'Ver as marcas' does not contain them yet.
    await expect(canvas.getByText(/^As importadas entram na lista quando/)).toBeVisible()
  },
}
export const NothingImported: Story = {
  args: { results: [{ number: '12x', outcome: 'malformed', marcaId: null, demandId: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^As importadas/)).toBeNull()
  },
}
