import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { SplitPreview, type SplitPreviewProps, type SplitSide } from './SplitPreview.tsx'

function Owned({ side: first, ...props }: SplitPreviewProps) {
  const [side, setSide] = useState<SplitSide>(first)
  return <SplitPreview {...props} side={side} onSideChange={setSide} />
}

const meta = {
  title: 'Componentes/Estrutura/Formulário e prévia lado a lado · SplitPreview',
  tags: ['autodocs'],
  component: SplitPreview,
  render: (args) => <Owned {...args} />,
  args: {
    label: 'O que mostrar',
    mainLabel: 'Perguntas',
    previewLabel: 'Documento',
    side: 'main',
    onSideChange: () => undefined,
    children: (
      <TextField label="Contratante" maxLength={120} value="Aurora" onChange={() => undefined} />
    ),
    preview: <Card>Contratante: Aurora</Card>,
  },
} satisfies Meta<typeof SplitPreview>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contratante')).toBeVisible()
    await expect(canvas.getByText('Contratante: Aurora')).toBeVisible()
  },
}

/** One at a time, chosen with two buttons. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contratante: Aurora')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Documento' }))
    await expect(canvas.getByText('Contratante: Aurora')).toBeVisible()
    await expect(canvas.getByLabelText('Contratante')).not.toBeVisible()
  },
}
