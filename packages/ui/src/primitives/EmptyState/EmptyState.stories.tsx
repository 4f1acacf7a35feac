import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Estado vazio · EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'Nenhuma demanda encontrada' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithNextStep: Story = {
  args: {
    icon: <Inbox />,
    text: 'Quando precisar do escritório, comece por aqui.',
    action: <LinkButton href="/demands/new">Criar demanda</LinkButton>,
  },
}

/** Its button goes with it: one reads on from the title. */
export const LeftByItsButton: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: function Chosen(args) {
    const [isEmpty, setEmpty] = useState(true)
    return (
      <main>
        <h1 tabIndex={-1}>Demandas</h1>
        {isEmpty ? (
          <EmptyState
            {...args}
            action={<Button onPress={() => setEmpty(false)}>Ver todas</Button>}
          />
        ) : (
          <p>Contrato social</p>
        )}
      </main>
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Ver todas' }))
  },
}
