import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Componentes/Mensagens/Espera (spinner) · Spinner',
  tags: ['autodocs'],
  component: Spinner,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** As large as the letters around it, in their colour. */
export const BesideItsText: Story = {
  render: () => (
    <p>
      <Spinner /> Enviando
    </p>
  ),
}
