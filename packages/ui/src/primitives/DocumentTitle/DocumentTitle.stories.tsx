import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DocumentTitle, SiteName } from './DocumentTitle.tsx'

const meta = {
  title: 'Componentes/Estrutura/Título da janela · DocumentTitle',
  tags: ['autodocs'],
  component: DocumentTitle,
  args: { title: 'Demandas' },
} satisfies Meta<typeof DocumentTitle>

export default meta
type Story = StoryObj<typeof meta>

export const OfASite: Story = {
  render: (args) => (
    <SiteName value="Vasconcelos & Prado">
      <DocumentTitle {...args} />
    </SiteName>
  ),
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Demandas · Vasconcelos & Prado'))
  },
}

export const Alone: Story = {
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Demandas'))
  },
}
