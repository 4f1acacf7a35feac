import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalDocumentView } from '../LegalDocumentView/LegalDocumentView.tsx'
import { sampleShellFirm, sampleTerms } from '../legal-samples.ts'
import { LegalFrame } from './LegalFrame.tsx'

const meta = {
  title: 'Documentos legais/LegalFrame',
  component: LegalFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    firm: sampleShellFirm,
    current: '/terms',
    isSignedIn: false,
    children: <LegalDocumentView document={sampleTerms} />,
  },
} satisfies Meta<typeof LegalFrame>

export default meta
type Story = StoryObj<typeof meta>

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/signIn')
    await expect(canvas.getByRole('link', { name: 'Termos de Uso', current: 'page' })).toBeVisible()
  },
}

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voltar ao portal' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const LongFirmName: Story = {
  args: {
    firm: {
      ...sampleShellFirm,
      name: 'Albuquerque, Figueiredo, Nascimento & Vasconcelos Advogados',
      label: 'AFNV',
    },
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
