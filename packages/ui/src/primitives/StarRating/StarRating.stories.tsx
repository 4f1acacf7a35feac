import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { StarRating } from './StarRating.tsx'

function Rated(props: ComponentProps<typeof StarRating>) {
  const [value, setValue] = useState(props.value)
  return <StarRating {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Componentes/Campos/Avaliação com estrelas · StarRating',
  tags: ['autodocs'],
  component: StarRating,
  args: { label: 'Sua avaliação', value: 0, onChange: () => undefined },
  render: (args) => <Rated {...args} />,
} satisfies Meta<typeof StarRating>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 estrelas' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 estrelas' })).toBeChecked()
  },
}
export const Four: Story = { args: { value: 4 } }
