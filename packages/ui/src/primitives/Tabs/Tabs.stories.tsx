import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Tabs, type TabsProps } from './Tabs.tsx'

function Chosen(props: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <Tabs {...props} selected={selected} onChange={setSelected}>
      <p>Conteúdo de {selected}</p>
    </Tabs>
  )
}

const meta = {
  title: 'Componentes/Estrutura/Abas · Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    label: 'Demanda',
    tabs: [
      { id: 'messages', label: 'Mensagens' },
      { id: 'documents', label: 'Documentos', count: 3 },
    ],
    selected: 'messages',
    onChange: () => undefined,
    children: null,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Mensagens' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const second = canvas.getByRole('tab', { name: 'Documentos 3' })
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Documentos 3' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Mensagens' })).toHaveFocus()
  },
}
export const Many: Story = {
  args: {
    tabs: ['Mensagens', 'Documentos', 'Prazos', 'Pessoas', 'Histórico', 'Anexos'].map((label) => ({
      id: label,
      label,
    })),
    selected: 'Anexos',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    }
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Mensagens' })).toHaveFocus()
  },
}
