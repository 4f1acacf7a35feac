import type { Meta, StoryObj } from '@storybook/react-vite'
import { createDeleteUserSchema } from '@tramite/core/users'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { DeleteUserDialog, type DeleteUserDialogProps } from './DeleteUserDialog.tsx'

interface OwnedProps extends Omit<DeleteUserDialogProps, 'form'> {
  onSubmit: (heirs: unknown) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: createDeleteUserSchema('removed'), onSubmit })
  return <DeleteUserDialog {...props} form={form} />
}

const heirs = [
  { id: 'camila', label: 'Camila Azevedo', note: 'camila@aurora.example' },
  { id: 'bruno', label: 'Bruno Tavares', note: 'bruno@aurora.example' },
]

const meta = {
  title: 'Conta/DeleteUserDialog',
  component: Owned,
  args: {
    isOpen: true,
    isPending: false,
    name: 'Rafael Nogueira',
    heirs,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

async function choose(field: string, words: string, option: RegExp) {
  await userEvent.type(await screen.findByRole('combobox', { name: field }), words)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const ByAdmin: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir usuário' }))
    await waitFor(() => expect(screen.getByText('Novo responsável é obrigatório')).toBeVisible())
    await expect(screen.queryByLabelText('Quem recebe as demandas sigilosas')).toBeNull()
    await choose('Novo responsável', 'ca', /Camila Azevedo/)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Excluir e passar para Camila Azevedo' }),
    )
    await expect(args.onSubmit).toHaveBeenCalledWith({ heirId: 'camila', privateHeirId: '' })
  },
}
export const BySuperAdmin: Story = {
  args: { privateHeirs: heirs.slice(1) },
  play: async ({ args }) => {
    await choose('Novo responsável', 'ca', /Camila Azevedo/)
    await choose('Quem recebe as demandas sigilosas', 'bru', /Bruno Tavares/)
    await userEvent.click(await screen.findByRole('button', { name: /^Excluir e passar/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ heirId: 'camila', privateHeirId: 'bruno' })
  },
}
export const Removing: Story = { args: { isPending: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
