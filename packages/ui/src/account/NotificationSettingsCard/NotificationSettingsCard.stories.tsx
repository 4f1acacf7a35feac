import type { Meta, StoryObj } from '@storybook/react-vite'
import { listSettings } from '@tramite/core/notifications'
import { expect, fn, userEvent } from 'storybook/test'
import { NotificationSettingsCard } from './NotificationSettingsCard.tsx'

const meta = {
  title: 'Conta/NotificationSettingsCard',
  component: NotificationSettingsCard,
  args: {
    settings: listSettings(['messages:email']),
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof NotificationSettingsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, args }) => {
    const mails = canvas.getByRole('checkbox', { name: 'Mensagens e documentos: por e-mail' })
    await expect(mails).not.toBeChecked()
    await userEvent.click(mails)
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'messages',
      channel: 'email',
      enabled: true,
    })
    const required = canvas.getByRole('checkbox', { name: 'Pedidos do escritório: no portal' })
    await expect(required).toBeChecked()
    await expect(required).toHaveAccessibleDescription(/^O prazo do seu pedido fica parado/)
    await userEvent.click(required)
    await expect(args.onChange).toHaveBeenCalledOnce()
    const mail = canvas.getByRole('checkbox', { name: 'Pedidos do escritório: por e-mail' })
    await expect(mail).not.toHaveAttribute('aria-disabled')
  },
}

export const Failed: Story = {
  args: { settings: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
