import type { Meta, StoryObj } from '@storybook/react-vite'
import { toLegalQuestions } from '@tramite/core/legal'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { extremeQuestion, samplePrivacy, sampleTerms } from '../legal-samples.ts'
import { LegalQuestionDialog } from './LegalQuestionDialog.tsx'

const at = '2026-11-24T12:00:00.000Z'
const asked = (version: string | null) =>
  toLegalQuestions(
    {
      current: [
        { document: 'terms', version: sampleTerms.revised, acceptedAt: null },
        { document: 'privacy', version: samplePrivacy.revised, acceptedAt: null },
      ],
      acceptances: version
        ? [
            { document: 'terms', version, acceptedAt: at },
            { document: 'privacy', version, acceptedAt: at },
          ]
        : [],
    },
    { terms: sampleTerms, privacy: samplePrivacy },
  )

const meta = {
  title: 'Documentos legais/LegalQuestionDialog',
  component: LegalQuestionDialog,
  args: {
    questions: asked('2021-03-30'),
    isAccepting: false,
    onAccept: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof LegalQuestionDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'O que mudou: Termos de Uso e Política de Privacidade',
    })
    await expect(dialog).toHaveTextContent('Redação de 23/11/2026. Você aceitou a de 30/03/2021.')
    await expect(dialog).toHaveTextContent(/Em 22\/11\/2026: A seção 3 diz/)
    await expect(screen.getByRole('link', { name: /^seção\s10$/ })).toHaveAttribute(
      'href',
      '/terms#10',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Li e aceito' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
}

export const First: Story = {
  args: { questions: asked(null) },
  play: async () => {
    await screen.findByRole('dialog', {
      name: 'Antes de começar: Termos de Uso e Política de Privacidade',
    })
    await expect(screen.getByRole('link', { name: 'Ler: Termos de Uso' })).toHaveAttribute(
      'href',
      '/terms',
    )
  },
}

export const Accepting: Story = { args: { isAccepting: true } }

export const Extreme: Story = { args: { questions: [extremeQuestion] } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
