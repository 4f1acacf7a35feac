import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Componentes/Estrutura/Trilha de navegação · Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Demandas', href: '/demands' }, { label: 'Nº 1279' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

/** A link is as tall as a finger needs (WCAG 2.2, 2.5.5), and the path no taller for it. */
export const Two: Story = {
  play: async ({ canvas }) => {
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height
    await expect(heightOf(canvas.getByRole('link'))).toBeGreaterThanOrEqual(44)
    await expect(heightOf(canvas.getByRole('list'))).toBeLessThanOrEqual(24)
  },
}

/** A demand may have the same name as the list it is in. */
export const OfOneName: Story = {
  args: { crumbs: [{ label: 'Demandas', href: '/demands' }, { label: 'Demandas' }] },
}

/** A separator stays at the end of a line: no line begins with one. */
export const OnPhone: Story = {
  args: {
    crumbs: [
      { label: 'Ferramentas', href: '/tools' },
      { label: 'Mapeamento de dados', href: '/tools/mapping' },
      { label: 'Recursos humanos', href: '/tools/mapping/1' },
      { label: 'Folha de pagamento' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const path = canvas.getByRole('list')
    for (const item of canvas.getAllByRole('listitem')) {
      const [first] = item.children
      if (!first) throw new Error('a step of the path without a word')
      await expect(first).toHaveTextContent(/\S/)
    }
    await expect(path.scrollWidth).toBeLessThanOrEqual(path.clientWidth)
  },
}
