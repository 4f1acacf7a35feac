import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AreaInPreparation } from './AreaInPreparation.tsx'

const meta = {
  title: 'Áreas/AreaInPreparation',
  component: AreaInPreparation,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    area: 'tools',
    contactEmail: 'contato@vasconceloseprado.example',
    messagingUrl: 'https://mensagens.vasconceloseprado.example/atendimento',
  },
} satisfies Meta<typeof AreaInPreparation>

export default meta
type Story = StoryObj<typeof meta>

export const Tools: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ferramentas' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /contato@/ })).toHaveAttribute(
      'href',
      'mailto:contato@vasconceloseprado.example',
    )
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
