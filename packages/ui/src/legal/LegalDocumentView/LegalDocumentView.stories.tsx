import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { pressToTitle } from '../../../storybook/press-to-title.ts'
import { AcceptanceCard } from '../AcceptanceCard/AcceptanceCard.tsx'
import { CookieChoice } from '../CookieChoice/CookieChoice.tsx'
import { extremeDocument, sampleCookies, samplePrivacy, sampleTerms } from '../legal-samples.ts'
import { LegalDocumentView } from './LegalDocumentView.tsx'

const meta = {
  title: 'Documentos legais/LegalDocumentView',
  component: LegalDocumentView,
  parameters: { layout: 'fullscreen' },
  args: { document: sampleTerms },
} satisfies Meta<typeof LegalDocumentView>

export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {
  play: async ({ canvas }) => {
    const index = canvas.getByRole('navigation', { name: 'Índice' })
    const links = within(index).getAllByRole('link')
    await expect(links).toHaveLength(13)
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      await expect(document.getElementById(id)).not.toBeNull()
    }
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByText('Publicação de 30/03/2021, redação de 23/11/2026')).toBeVisible()
    const changes = canvas.getByRole('complementary', { name: 'O que mudou' })
    await expect(changes).toHaveTextContent(/Em 22\/11\/2026: A seção 3 diz/)
  },
}

export const Privacy: Story = {
  args: { document: samplePrivacy },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Finalidades e bases legais' })
    await expect(within(table).getByRole('columnheader', { name: 'Base legal' })).toBeVisible()
    for (const hint of canvas.getAllByText(/^Deslize a tabela/))
      await expect(hint).not.toBeVisible()
  },
}

const onChoose = fn()
const onAccept = fn()

export const NotAccepted: Story = {
  args: { children: <AcceptanceCard acceptedAt={null} onAccept={onAccept} /> },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('region', { name: 'Seu aceite' })
    await expect(own).toHaveTextContent('Você ainda não aceitou esta redação.')
    await userEvent.click(within(own).getByRole('button', { name: 'Li e aceito' }))
    await expect(onAccept).toHaveBeenCalledOnce()
  },
}

/** The button disappears once the text is accepted, and the acceptance is announced. */
export const AcceptedByKeyboard: Story = {
  render: function Accepting(args) {
    const [acceptedAt, setAcceptedAt] = useState<string | null>(null)
    return (
      <main>
        <LegalDocumentView {...args}>
          <AcceptanceCard
            acceptedAt={acceptedAt}
            onAccept={() => setAcceptedAt('2026-11-24T02:30:00.000Z')}
          />
        </LegalDocumentView>
      </main>
    )
  },
  play: async ({ canvas }) => {
    await pressToTitle(canvas.getByRole('button', { name: 'Li e aceito' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Você aceitou esta redação em/)
  },
}

export const Accepted: Story = {
  args: { children: <AcceptanceCard acceptedAt="2026-11-24T02:30:00.000Z" /> },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('region', { name: 'Seu aceite' })
    await expect(own).toHaveTextContent('Você aceitou esta redação em 23/11/2026.')
    await expect(within(own).queryByRole('button')).toBeNull()
  },
}

export const AcceptanceLoading: Story = {
  args: { children: <AcceptanceCard acceptedAt="loading" /> },
}

export const Cookies: Story = {
  args: {
    document: sampleCookies,
    children: <CookieChoice consent="true" onAnswer={onChoose} />,
  },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('region', { name: 'Sua escolha neste navegador' })
    await expect(choice).toHaveTextContent('Você aceitou os cookies')
    await userEvent.click(within(choice).getByRole('button', { name: 'Retirar o aceite' }))
    await expect(onChoose).toHaveBeenLastCalledWith(false)
  },
}

export const OnPhone: Story = {
  args: { document: samplePrivacy },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Finalidades e bases legais' })
    const hint = 'Deslize a tabela para o lado para ver todas as colunas.'
    await expect(table).toHaveAccessibleDescription(hint)
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
    await expect(table.previousElementSibling).toBeVisible()
    table.focus()
    await expect(table).toHaveFocus()
    const summary = canvas.queryByText('Índice', { selector: 'summary' })
    if (!summary?.checkVisibility()) return
    await userEvent.click(summary)
    // Not followed: the test needs the address of the page.
    await expect(canvas.getByRole('link', { name: /Segurança/ })).toBeVisible()
  },
}

export const Extreme: Story = { args: { document: extremeDocument } }
