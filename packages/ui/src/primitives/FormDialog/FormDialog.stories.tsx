import type { Meta, StoryObj } from '@storybook/react-vite'
import { businessNameSchema } from '@tramite/core/businesses'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { TextField } from '../TextField/TextField.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

interface OwnedProps extends Omit<FormDialogProps, 'form' | 'children'> {
  onSubmit: (values: object) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: businessNameSchema, initial: { name: 'Aurora' }, onSubmit })
  return (
    <FormDialog {...props} form={form}>
      <TextField {...form.text('name')} label="Nome do negócio" autoComplete="off" />
    </FormDialog>
  )
}

const meta = {
  title: 'Componentes/Sobreposições/Diálogo com formulário · FormDialog',
  tags: ['autodocs'],
  component: Owned,
  args: {
    title: 'Renomear negócio',
    isOpen: true,
    isPending: false,
    submitText: 'Salvar',
    pendingText: 'Salvando',
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Renomear negócio' }))

/** The first refused field takes the focus, and nothing is sent. */
export const RefusedThenSent: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    const name = shown.getByRole('textbox', { name: /Nome do negócio/ })
    await userEvent.clear(name)
    await userEvent.click(shown.getByRole('button', { name: 'Salvar' }))
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(name, 'Aurora Botânica')
    await userEvent.click(shown.getByRole('button', { name: 'Salvar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Esc asks before what was typed is lost. */
export const LeavingAsks: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    await userEvent.type(shown.getByRole('textbox', { name: /Nome do negócio/ }), ' Filial')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What was sent is on its way: it neither closes nor sends again. */
export const Sending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Danger: Story = { args: { isDanger: true, submitText: 'Excluir negócio' } }
