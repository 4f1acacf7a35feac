import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { LoadingState } from './LoadingState.tsx'

const meta = {
  title: 'Componentes/Mensagens/Carregando (estado) · LoadingState',
  tags: ['autodocs'],
  component: LoadingState,
  args: {
    label: 'Carregando as faturas',
    children: (
      <>
        <Skeleton width="60%" height="2rem" />
        <Skeleton height="12rem" />
      </>
    ),
  },
} satisfies Meta<typeof LoadingState>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando as faturas')
  },
}
export const Unnamed: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando')
  },
}
