import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Componentes/Estrutura/Trilha de navegação · Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Demandas', href: '/demands' }, { label: 'Nº 1279' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}

/** A demand may have the same name as the list it is in. */
export const OfOneName: Story = {
  args: { crumbs: [{ label: 'Demandas', href: '/demands' }, { label: 'Demandas' }] },
}
