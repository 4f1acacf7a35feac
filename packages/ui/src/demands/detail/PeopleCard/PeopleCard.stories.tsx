import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { expect, userEvent } from 'storybook/test'
import { samplePeople, sampleViewer } from '../demand-samples.ts'
import { PeopleCard } from './PeopleCard.tsx'

const colleagues = ['Ana Reis', 'Bento Luz', 'Caio Menezes', 'Dora Alves', 'Elis Moreira'].map(
  (name, index) => ({
    id: buildId(40 + index),
    name,
    userType: 'CUSTOMER' as const,
    email: null,
    occupation: null,
    parts: ['follower' as const],
  }),
)

const meta = {
  title: 'Demandas/PeopleCard',
  component: PeopleCard,
  args: {
    people: [...samplePeople, ...colleagues],
    viewerId: sampleViewer.id,
    isFolded: false,
  },
} satisfies Meta<typeof PeopleCard>

export default meta
type Story = StoryObj<typeof meta>

/** The button that shows the others keeps its place, and hides them again. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Mais 2 pessoas' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByRole('button', { name: 'Mostrar menos' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar menos' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}
