import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const meta = {
  title: 'Componentes/Mensagens/Carregamento (cobertura) · LoadingOverlay',
  tags: ['autodocs'],
  component: LoadingOverlay,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 320 }}>
        <p>Conteúdo que espera</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = {}
export const WithText: Story = { args: { text: 'Validando demandas' } }
