import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NavigationProvider } from '../Navigation/NavigationProvider.tsx'
import { TextLink } from './TextLink.tsx'

const navigate = fn()
const preload = fn()

const meta = {
  title: 'Componentes/Ações/Link de texto · TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { href: '/terms', children: 'Termos de Uso' },
  decorators: [
    (Story) => (
      <NavigationProvider navigation={{ navigate, preload }}>
        <p>
          Leia os <Story /> antes de continuar.
        </p>
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  play: async ({ canvas }) => {
    navigate.mockClear()
    preload.mockClear()
    const link = canvas.getByRole('link', { name: 'Termos de Uso' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(preload).toHaveBeenCalledWith('/terms')
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/terms')
  },
}
export const Plain: Story = { args: { variant: 'plain' } }
export const External: Story = {
  args: { href: 'https://blog.firma.example', children: 'Blog do escritório', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Blog do escritório (abre em nova aba)' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
