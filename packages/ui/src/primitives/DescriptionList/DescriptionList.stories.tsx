import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Componentes/Listas/Dados com nomes · DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { id: 'name', term: 'Razão social', value: 'Aurora Cosméticos Ltda.' },
      { id: 'cnpj', term: 'CNPJ', value: '12.345.678/0001-95' },
      { id: 'city', term: 'Cidade', value: 'São Paulo' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {}

export const NotGiven: Story = {
  args: { items: [{ id: 'phone', term: 'Telefone', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('Não informado')
  },
}

export const Prose: Story = {
  args: {
    items: [
      { id: 'nature', term: 'Natureza', value: 'Produto' },
      { id: 'presentation', term: 'Apresentação', value: 'Mista' },
      {
        id: 'description',
        term: 'Descrição',
        value: `${'Perfumes, sabonetes e velas. '.repeat(20)}\n\nVenda na loja.`,
        isLong: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const prose = canvas.getByText(/^Perfumes/)
    const list = prose.closest('dl')
    await expect(prose.clientWidth).toBe(list?.clientWidth)
    await expect(prose).toHaveStyle({ whiteSpace: 'pre-line' })
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { id: 'name', term: 'Razão social', value: 'Aurora'.repeat(30) },
      { id: 'city', term: 'Cidade', value: 'São Paulo' },
    ],
  },
}
