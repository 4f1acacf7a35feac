import type { Meta, StoryObj } from '@storybook/react-vite'
import { toLeftText } from '@tramite/core/shell'
import { expect } from 'storybook/test'
import { AccessNoticeView } from './AccessNoticeView.tsx'

const meta = {
  title: 'Áreas/AccessNoticeView',
  component: AccessNoticeView,
  parameters: { layout: 'fullscreen' },
  args: {
    notice: { kind: 'overdue', audience: 'superAdmin', payment: 'financialPage' },
    contactEmail: 'contato@firma.example',
    messagingHref: 'https://wa.me/5511999990000',
  },
} satisfies Meta<typeof AccessNoticeView>

export default meta
type Story = StoryObj<typeof meta>

export const OverdueForSuperAdmin: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pagar Agora' })).toHaveAttribute(
      'href',
      '/financial',
    )
  },
}
export const OverdueForAdmin: Story = {
  args: {
    notice: { kind: 'overdue', audience: 'admin', payment: 'invoiceLink' },
    payment: { invoiceUrl: 'https://pay.example/i/1' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pagar Agora/ })).toHaveAttribute(
      'href',
      'https://pay.example/i/1',
    )
  },
}
/** The firm has a proof that it has not answered. */
export const OverdueWithProof: Story = {
  args: { payment: { invoiceUrl: 'https://pay.example/i/1', proofSentOn: '2026-11-19' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Recebemos um comprovante em 19\/11\/2026/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Pagar Agora/ })).toBeNull()
  },
}
export const OverdueForUser: Story = {
  args: { notice: { kind: 'overdue', audience: 'user', payment: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Peça ao administrador da sua conta/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Pagar Agora' })).toBeNull()
  },
}
export const Suspended: Story = {
  args: { notice: { kind: 'suspended', audience: 'admin', payment: null } },
}
/** It closed over a form. */
export const WhileWriting: Story = {
  args: {
    notice: { kind: 'suspended', audience: 'admin', payment: null },
    left: toLeftText({
      drafts: [{ isEmpty: false, isUnstored: false, conflict: null }],
      isWaiting: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^O formulário não foi enviado/)).toBeVisible()
    await expect(canvas.getByText(/O que você escreveu está guardado/)).toBeVisible()
  },
}
export const SpecificDemand: Story = {
  args: { notice: { kind: 'specificDemand', audience: 'user', payment: null } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
