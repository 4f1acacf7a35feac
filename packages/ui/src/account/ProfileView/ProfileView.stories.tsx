import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ProfileView } from './ProfileView.tsx'

const meta = {
  title: 'Conta/ProfileView',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { section: 'user', onSectionChange: fn(), children: <p>Seus dados</p> },
} satisfies Meta<typeof ProfileView>

export default meta
type Story = StoryObj<typeof meta>

export const User: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Usuário',
      'Dados',
      'Preferências',
      'Gerenciar usuários',
    ])
    await userEvent.click(canvas.getByRole('tab', { name: 'Dados' }))
    await expect(args.onSectionChange).toHaveBeenCalledWith('customer')
  },
}
export const NoSection: Story = {
  args: { section: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
    await expect(canvas.getByText('Nenhuma seção aberta')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Usuário' })).toHaveFocus()
  },
}

/** A user was deleted: the page is about to be reloaded. */
export const Reloading: Story = {
  args: { section: 'settings', isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...')
  },
}
