import type { Meta, StoryObj } from '@storybook/react-vite'
import { privateDemandsHeirSchema } from '@tramite/core/users'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { PrivateHeirDialog, type PrivateHeirDialogProps } from './PrivateHeirDialog.tsx'

interface OwnedProps extends Omit<PrivateHeirDialogProps, 'form'> {
  onSubmit: (heir: unknown) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: privateDemandsHeirSchema, onSubmit })
  return <PrivateHeirDialog {...props} form={form} />
}

const meta = {
  title: 'Conta/PrivateHeirDialog',
  component: Owned,
  args: {
    isOpen: true,
    isPending: false,
    user: { name: 'Caio Menezes', removedBy: { id: 'rafael', name: 'Rafael Nogueira' } },
    heirs: [{ id: 'camila', label: 'Camila Azevedo', note: 'camila@aurora.example' }],
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Naming: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/quem fez a exclusão: Rafael Nogueira/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Passar demandas' }))
    await expect(await screen.findByText('Novo responsável é obrigatório')).toBeVisible()
    await userEvent.type(await screen.findByRole('combobox', { name: 'Novo responsável' }), 'ca')
    await userEvent.click(await screen.findByRole('option', { name: /Camila Azevedo/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Passar para Camila Azevedo' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ userId: 'camila' })
  },
}
export const Handing: Story = { args: { isPending: true } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
