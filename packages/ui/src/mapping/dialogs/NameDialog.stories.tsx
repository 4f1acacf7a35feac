import type { Meta, StoryObj } from '@storybook/react-vite'
import { createActivitySchema } from '@tramite/core/mapping'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useStoryForm } from '../../../storybook/use-story-form.ts'
import { NameDialog, type NameDialogProps } from './NameDialog.tsx'

interface OwnedProps extends Omit<NameDialogProps, 'form' | 'name'> {
  onSubmit: (values: { readonly label: string }) => void
}

function Owned({ onSubmit, ...props }: OwnedProps) {
  const form = useStoryForm({
    schema: createActivitySchema([]),
    initial: { label: 'Folha' },
    onSubmit,
  })
  return <NameDialog {...props} form={form} name={form.text('label')} />
}

const meta = {
  title: 'Mapeamento/NameDialog',
  component: Owned,
  args: { kind: 'rename', isPending: false, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof Owned>

export default meta
type Story = StoryObj<typeof meta>

/** Only the keyboard is needed. */
export const NewActivity: Story = {
  args: { kind: 'activity' },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}Admissões{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ label: 'Admissões' }))
  },
}

/** A colleague was faster: their name is shown, and saving again is deliberate. */
export const RenamedMeanwhile: Story = {
  args: { changedName: 'Folha de pagamento' },
  play: async ({ args }) => {
    await expect(await screen.findByText(/Agora ela se chama “Folha de pagamento”/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
