import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Carousel } from './Carousel.tsx'

const slides = ['Primeiro aviso', 'Segundo aviso, que é bem mais comprido', 'Terceiro aviso'].map(
  (text) => ({ id: text, content: <a href="#aviso">{text}</a> }),
)

const meta = {
  title: 'Componentes/Estrutura/Carrossel · Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: { label: 'Avisos', slides, interval: 10_000 },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '1 de 3' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Terceiro aviso' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 3 de 3' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Terceiro aviso' })).toBeVisible())
  },
}

/**
 * It advances by itself, from the last slide to the first; here for a reader who prefers reduced motion
 * and has started it.
 */
export const Moving: Story = {
  args: { slides: slides.slice(0, 2), interval: 200 },
  play: async ({ canvas }) => {
    const play = canvas.getByRole('button', { name: 'Continuar' })
    await userEvent.click(play)
    await userEvent.unhover(play)
    // The focus stops it even if the pointer has left: a screen reader needs content that does not move.
    const first = canvas.getByRole('article', { name: '1 de 2' })
    await expect(first.parentElement).toHaveAttribute('aria-live', 'polite')
    play.blur()
    await waitFor(() => expect(canvas.getByRole('article', { name: '2 de 2' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('article', { name: '1 de 2' })).toBeVisible())
  },
}

export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeVisible()
  },
}

export const One: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
