import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildId } from '@tramite/core/testing'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SessionsCard } from './SessionsCard.tsx'

const sessions = [
  {
    id: buildId(1),
    device: 'Chrome no Windows',
    createdAt: '2026-03-10T12:00:00.000Z',
    lastUsedAt: '2026-03-10T14:32:00.000Z',
    current: true,
  },
  {
    id: buildId(2),
    device: 'Safari no iPhone',
    createdAt: '2026-03-02T11:05:00.000Z',
    lastUsedAt: '2026-03-09T21:40:00.000Z',
    current: false,
  },
  {
    id: buildId(3),
    device: null,
    createdAt: '2026-02-27T02:30:00.000Z',
    lastUsedAt: '2026-02-27T02:30:00.000Z',
    current: false,
  },
]

const meta = {
  title: 'Conta/SessionsCard',
  component: SessionsCard,
  args: {
    sessions,
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
    timeZone: 'America/Sao_Paulo',
    endingIds: new Set<string>(),
    isEndingOthers: false,
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Dispositivos' })).getAllByRole('listitem')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome no WindowsEste dispositivo. Entrou em 10/03/2026, 09:00.',
      'Safari no iPhoneÚltimo uso em 09/03/2026, 18:40. Entrou em 02/03/2026, 08:05.Sair',
      'Dispositivo não identificadoÚltimo uso em 26/02/2026, 23:30. Entrou em 26/02/2026, 23:30.Sair',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^Sair de Safari no iPhone/ }))
    await expect(args.onEnd).toHaveBeenCalledWith(buildId(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Sair dos outros dispositivos' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

/** The button of a device disappears with it: the next one takes the focus. */
export const EndedByKeyboard: Story = {
  render: function Ended(args) {
    const [shown, setShown] = useState(args.sessions ?? [])
    return (
      <main>
        <h1 tabIndex={-1}>Perfil</h1>
        <SessionsCard
          {...args}
          sessions={shown}
          onEnd={(ended) => setShown(shown.filter(({ id }) => id !== ended))}
          onEndOthers={() => setShown(shown.filter(({ current }) => current))}
        />
      </main>
    )
  },
  play: async ({ canvas }) => {
    const press = async (name: string | RegExp) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await press(/^Sair de Safari no iPhone/)
    const next = canvas.getByRole('button', { name: /^Sair de Dispositivo não identificado/ })
    await waitFor(() => expect(next).toHaveFocus())
    await press('Sair dos outros dispositivos')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Ending: Story = {
  args: { endingIds: new Set([buildId(2)]), isEndingOthers: true },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Saindo' })) {
      await userEvent.click(button)
    }
    await expect(args.onEnd).not.toHaveBeenCalled()
    await expect(args.onEndOthers).not.toHaveBeenCalled()
  },
}

export const OnlyThis: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(
      canvas.getByText('A sua conta não está aberta em nenhum outro dispositivo.'),
    ).toBeVisible()
  },
}

export const Loading: Story = { args: { sessions: undefined } }

export const Failed: Story = {
  args: { sessions: undefined, hasFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
