import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FileName } from './FileName.tsx'

const meta = {
  title: 'Componentes/Listas/Nome de arquivo · FileName',
  tags: ['autodocs'],
  component: FileName,
  args: { name: 'Contrato_fornecimento_embalagens-2026.v2.pdf' },
  render: (args) => (
    <p data-testid="name" style={{ overflowWrap: 'anywhere' }}>
      <FileName {...args} />
    </p>
  ),
} satisfies Meta<typeof FileName>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTestId('name').textContent).toBe(args.name)
  },
}

/** If the words fit, none is broken. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const lines = [...(canvas.getByTestId('name').firstChild?.childNodes ?? [])]
      .filter((node) => node instanceof Text)
      .map((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getClientRects().length
      })
    await expect(lines).toEqual([1, 1, 1, 1, 1, 1])
  },
}

export const OneLongWord: Story = { args: { name: `${'a'.repeat(90)}.pdf` } }
