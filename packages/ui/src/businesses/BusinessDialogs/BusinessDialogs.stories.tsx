import type { Meta, StoryObj } from '@storybook/react-vite'
import { newBusinessSchema } from '@tramite/core/businesses'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { DeleteBusinessDialog } from './DeleteBusinessDialog.tsx'
import { NewBusinessDialog, type NewBusinessDialogProps } from './NewBusinessDialog.tsx'
import { TakeOutDialog } from './TakeOutDialog.tsx'

interface OwnedProps extends Omit<NewBusinessDialogProps, 'form'> {
  onSubmit: (values: unknown) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({ schema: newBusinessSchema, onSubmit })
  return <NewBusinessDialog {...props} form={form} />
}

const meta = {
  title: 'Negócios/Dialogs',
  component: Owned,
  args: { isOpen: true, isPending: false, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

export const NewBusiness: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir ao escritório' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText(/Nome do negócio/), 'Aurora Perfumes')
    await userEvent.type(screen.getByLabelText(/O que o negócio faz/), 'Perfumaria.')
    await userEvent.click(screen.getByRole('button', { name: 'Pedir ao escritório' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Aurora Perfumes',
      description: 'Perfumaria.',
    })
  },
}
const question = { isOpen: true, isPending: false, onConfirm: fn(), onClose: fn() }
export const Delete: Story = {
  render: () => <DeleteBusinessDialog {...question} name="Aurora Perfumes" />,
  play: async () => {
    await expect(
      await screen.findByText('Deseja realmente excluir este negócio?'),
    ).toBeInTheDocument()
    // What will be lost is said beforehand.
    await expect(
      screen.getByText(/Jornadas, .* se apagam\. Os lembretes ficam/),
    ).toBeInTheDocument()
  },
}
export const TakeOut: Story = {
  render: () => (
    <TakeOutDialog {...question} user={{ name: 'João Silva', email: 'joao@aurora.example' }} />
  ),
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Retirar João Silva deste negócio?' }),
    ).toBeVisible()
    // Of two people with the same name, it says which loses the business.
    await expect(screen.getByText('joao@aurora.example')).toBeVisible()
  },
}
