import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ExportPage } from './ExportPage.tsx'

const meta = {
  title: 'Exportação/ExportPage',
  component: ExportPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    latest: { state: 'none' },
    isAsking: false,
    isDownloading: false,
    onAsk: fn(),
    onDownload: fn(),
    hasFailed: false,
    isRetrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof ExportPage>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preparar o arquivo' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}
/** The button disappears when pressed, but the focus is not lost. */
export const AskedByKeyboard: Story = {
  render: function Asked(args) {
    const [isBuilding, setBuilding] = useState(false)
    const latest = isBuilding ? ({ state: 'building', percent: 0 } as const) : args.latest
    return <ExportPage {...args} latest={latest} onAsk={() => setBuilding(true)} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Preparar o arquivo' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
export const Building: Story = {
  args: { latest: { state: 'building', percent: 40 } },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Preparo do arquivo' })
    await expect(progress).toHaveValue(40)
    // It is polled every few seconds, and not announced each time.
    await expect(progress.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await expect(canvas.getByText('O que vai no arquivo').closest('[aria-live]')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Nothing is made yet: the page says what it waits for in place of 0%. */
export const WaitingForSpace: Story = {
  args: { latest: { state: 'building', percent: 0, waitsFor: 'space' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/espera espaço livre no servidor/)).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
export const WaitingForItsTurn: Story = {
  args: { latest: { state: 'building', percent: 0, waitsFor: 'turn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/espera a vez/)).toBeVisible()
    await expect(canvas.queryByText('0%')).toBeNull()
  },
}
export const Ready: Story = {
  args: {
    latest: {
      state: 'ready',
      id: 'x',
      size: 18_244_120,
      madeAt: '2026-03-11T13:21:00.000Z',
      until: '2026-03-18T13:21:00.000Z',
    },
    madeText: '11/03/2026, 10:21',
    untilText: '18/03/2026',
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText(/17,4 MB, feito em 11\/03\/2026, 10:21. Pode ser baixado até 18\/03\/2026/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar' }))
    await expect(args.onDownload).toHaveBeenCalledWith('x')
    await expect(canvas.getByRole('button', { name: 'Preparar outro arquivo' })).toBeVisible()
  },
}
const stillReady = {
  id: 'before',
  size: 18_244_120,
  madeAt: '2026-03-11T13:21:00.000Z',
  until: '2026-03-18T13:21:00.000Z',
}

const downloadsTheOneBefore: Story['play'] = async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('O arquivo anterior continua disponível')).toBeVisible()
  await expect(
    canvas.getByText(/17,4 MB, feito em 11\/03\/2026, 10:21. Pode ser baixado até 18\/03\/2026/),
  ).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Baixar' }))
  await expect(args.onDownload).toHaveBeenCalledWith('before')
}
export const BuildingAnother: Story = {
  args: {
    latest: { state: 'building', percent: 40, stillReady },
    madeText: '11/03/2026, 10:21',
    untilText: '18/03/2026',
  },
  play: downloadsTheOneBefore,
}
export const AnotherFailed: Story = {
  args: {
    latest: { state: 'failed', stillReady },
    madeText: '11/03/2026, 10:21',
    untilText: '18/03/2026',
  },
  play: downloadsTheOneBefore,
}
export const Ended: Story = { args: { latest: { state: 'ended' } } }
export const Withdrawn: Story = {
  args: { latest: { state: 'withdrawn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/deixou de ser visível para você/)).toBeVisible()
    await expect(
      canvas.getByText(/até 5 arquivos em 24 horas, e todas as pessoas do cliente, juntas, até 20/),
    ).toBeVisible()
  },
}
export const Failed: Story = { args: { latest: { state: 'failed' } } }
export const Loading: Story = { args: { latest: undefined } }
export const NotLoaded: Story = {
  args: { latest: undefined, hasFailed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnPhone: Story = {
  args: { latest: { state: 'building', percent: 5 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
