import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Componentes/Ações/Botão de link · LinkButton',
  tags: ['autodocs'],
  component: LinkButton,
  args: { href: '/demands/new', children: 'Criar demanda' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const WithIcon: Story = { args: { icon: <Plus /> } }
/** A screen reader announces the new tab. */
export const External: Story = {
  args: { href: 'https://pay.example/1', isExternal: true, children: 'Pagar agora' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Pagar agora (abre em nova aba)')
  },
}
