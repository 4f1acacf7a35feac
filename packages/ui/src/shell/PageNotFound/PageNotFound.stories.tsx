import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageNotFound } from './PageNotFound.tsx'

const meta = {
  title: 'Moldura/PageNotFound',
  component: PageNotFound,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PageNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}
