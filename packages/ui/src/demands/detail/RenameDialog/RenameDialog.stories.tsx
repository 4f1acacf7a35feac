import type { Meta, StoryObj } from '@storybook/react-vite'
import { renameSchema } from '@tramite/core/demands'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../../storybook/use-story-form.ts'
import { RenameDialog, type RenameDialogProps } from './RenameDialog.tsx'

interface OwnedProps extends Omit<RenameDialogProps, 'form'> {
  onSubmit: () => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const name = 'Notificação extrajudicial a fornecedor em atraso'
  const form = useStoryForm({ schema: renameSchema, initial: { name }, onSubmit })
  return <RenameDialog {...props} form={form} />
}

const meta = {
  title: 'Demandas/RenameDialog',
  component: Owned,
  args: { isOpen: true, onSubmit: fn(), onClose: fn(), isPending: false },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Novo nome da demanda*')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Notificação à Metalúrgica Serra{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Blank: Story = {
  play: async ({ args }) => {
    const field = await screen.findByLabelText('Novo nome da demanda*')
    await userEvent.clear(field)
    await userEvent.type(field, '   {Enter}')
    await expect(await screen.findByText('Sua demanda precisa de um nome!')).toBeInTheDocument()
    await expect(field).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Saving: Story = { args: { isPending: true } }
export const ChangedMeanwhile: Story = {
  args: { changedName: 'Notificação e multa: Metalúrgica Serra' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
