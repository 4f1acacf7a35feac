import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Columns, Inline, Stack } from './Layout.tsx'
import { Heading, Text } from './Text.tsx'

const meta = { title: 'Fundamentos/Layout', component: Stack } satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

const words = 'Contrato de locação da loja Pinheiros, com reajuste anual.'

export const Below: Story = {
  args: {
    gap: 3,
    children: ['Primeiro', 'Segundo', 'Terceiro'].map((text) => <Card key={text}>{text}</Card>),
  },
}

export const Beside: Story = {
  args: { children: null },
  render: () => (
    <Inline align="between">
      <Heading>Reajustes</Heading>
      <Inline>
        <Button variant="secondary">Exportar</Button>
        <Button>Novo reajuste</Button>
      </Inline>
    </Inline>
  ),
}

/** A word without an end, as a title that a customer typed. */
export const EndlessWord: Story = {
  args: { children: null },
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Inline align="between">
        <Heading>{'Inconstitucionalissimamente'.repeat(4)}</Heading>
        <Text>Iniciada</Text>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').clientWidth).toBeLessThanOrEqual(240)
  },
}

export const PageAndSide: Story = {
  args: { children: null },
  render: () => (
    <Columns count="main">
      <Card>{words.repeat(4)}</Card>
      <Card>{words}</Card>
    </Columns>
  ),
}

export const Words: Story = {
  args: {
    children: (
      <>
        <Heading look="figure">R$ 12.400,00</Heading>
        <Heading>Próximos vencimentos</Heading>
        <Heading level={3} look="card">
          Prazo
        </Heading>
        <Text size="lead">{words}</Text>
        <Text>{words}</Text>
        <Text size="small" isMuted>
          {words}
        </Text>
        <Text size="tiny" hasEqualFigures>
          25/11/2026
        </Text>
        <Text tone="danger" isStrong>
          Vencida há 3 dias
        </Text>
      </>
    ),
  },
}
