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
/** Who listens is told of the new tab, also where the button has a longer name. */
export const External: Story = {
  args: { href: 'https://pay.example/1', isExternal: true, children: 'Pagar agora' },
  render: (args) => (
    <>
      <LinkButton {...args} />
      <LinkButton {...args} aria-label="Pagar agora: fatura de novembro" />
    </>
  ),
  play: async ({ canvas }) => {
    const [plain, named] = canvas.getAllByRole('link')
    await expect(plain).toHaveAccessibleName('Pagar agora (abre em nova aba)')
    await expect(named).toHaveAccessibleName('Pagar agora: fatura de novembro (abre em nova aba)')
  },
}
