import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
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

/** A form that was refused takes the focus to the first star, and the group says why. */
export const Refused: Story = {
  args: { isRequired: true },
  render: function Refusing(args) {
    const [refusal, setRefusal] = useState<object>()
    return (
      <Form form={{ submit: () => setRefusal({}), refusal }}>
        <Rated {...args} error={refusal && 'Escolha de 1 a 5 estrelas'} />
        <Button type="submit">Enviar</Button>
      </Form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1 estrela' })).toHaveFocus())
    await expect(
      canvas.getByRole('radiogroup', { name: 'Sua avaliação' }),
    ).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas')
  },
}
