import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SignOutDialog } from './SignOutDialog.tsx'

const meta = {
  title: 'Moldura/SignOutDialog',
  component: SignOutDialog,
  args: { isOpen: true, draftCount: 2, onSignOut: fn(), onStay: fn() },
} satisfies Meta<typeof SignOutDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A user who just presses 'Sair' leaves nothing behind. */
export const Leave: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/2 rascunhos que não foram enviados/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await expect(args.onSignOut).toHaveBeenCalledWith({ keepDrafts: false })
  },
}

export const KeepOnThisDevice: Story = {
  args: { draftCount: 1 },
  play: async ({ args }) => {
    const keep = await screen.findByRole('checkbox', {
      name: 'Guardar rascunhos neste dispositivo',
    })
    await expect(keep).not.toBeChecked()
    await userEvent.click(keep)
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }))
    await expect(args.onSignOut).toHaveBeenCalledWith({ keepDrafts: true })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
