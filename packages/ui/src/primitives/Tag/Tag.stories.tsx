import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'Componentes/Mensagens/Etiqueta (tag) · Tag',
  tags: ['autodocs'],
  component: Tag,
  args: { children: 'Fornecedores' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Removable: Story = {
  args: { children: 'Helena Prado', onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Helena Prado' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const VeryLong: Story = {
  args: {
    children: 'Contratos de fornecimento de embalagens e frascos para a linha Botânica 2026',
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = canvas.getByText(/^Contratos de fornecimento/)
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    // Beside a long text, too, there is room for a finger.
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect([width, height]).toEqual([24, 24])
  },
}
