import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../../primitives/Button/Button.tsx'
import type { UploadRow } from '../../../primitives/UploadList/UploadList.tsx'
import { noUploads } from '../../detail/demand-samples.ts'
import { UploadField } from './UploadField.tsx'

const meta = {
  title: 'Demandas/UploadField',
  component: UploadField,
  args: { label: 'Anexos', buttonText: 'Anexar arquivos', uploads: noUploads },
} satisfies Meta<typeof UploadField>

export default meta
type Story = StoryObj<typeof meta>

const lost = ['Contrato assinado.pdf', 'IMG_4512.HEIC', 'Foto da fachada.jpg'].map(
  (name): UploadRow => ({
    id: `perdido-${name}`,
    name,
    sizeText: '',
    state: 'failed',
    error: 'Não chegou a ser enviado. Anexe o arquivo de novo ou remova.',
    isGone: true,
  }),
)
const again = (row: UploadRow): UploadRow => ({
  id: `novo-${row.name}`,
  name: row.name,
  sizeText: '2 MB',
  state: 'done',
})

/** In a dialog with a single upload button its name needs no addition. */
export const Unnamed: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Máximo 25MB/)
  },
}

/** The files of an earlier visit are attached again: the row of each that is new comes into view. */
export const AttachedAgain: Story = {
  args: { uploads: { ...noUploads, rows: lost } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: function Attaching({ uploads, ...args }) {
    const [rows, setRows] = useState(uploads.rows)
    const takePlace = () => setRows((all) => all.map((row, at) => (at === 2 ? again(row) : row)))
    const add = () =>
      setRows((all) => [...all, { id: 'ata', name: 'Ata.pdf', sizeText: '1 MB', state: 'done' }])
    return (
      <>
        <Button onPress={takePlace}>A foto chega de novo</Button>
        <Button onPress={add}>Chega outro arquivo</Button>
        <UploadField {...args} uploads={{ ...uploads, rows }} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    const expectInList = async (name: string) => {
      const row = (await canvas.findByText(name)).getBoundingClientRect()
      const box = list.parentElement?.getBoundingClientRect()
      await expect(row.top).toBeGreaterThanOrEqual(box?.top ?? Number.NaN)
      await expect(row.bottom).toBeLessThanOrEqual(box?.bottom ?? Number.NaN)
    }
    await expectInList('Contrato assinado.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'A foto chega de novo' }))
    await waitFor(() => expectInList('Foto da fachada.jpg'))
    list.parentElement?.scrollTo({ top: 0 })
    await userEvent.click(canvas.getByRole('button', { name: 'Chega outro arquivo' }))
    await waitFor(() => expectInList('Ata.pdf'))
  },
}

/** With letters twice as large as many rows are in view. */
export const LargeLetters: Story = {
  ...AttachedAgain,
  tags: ['!autodocs', 'behaviour'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('list').parentElement
    await expect(box?.getBoundingClientRect().height).toBe(300)
  },
}

/** On a narrow screen a row of large letters is higher than the box would be: all of them are in the page. */
export const LargeLettersOnPhone: Story = {
  args: { uploads: { ...noUploads, rows: [...lost, ...lost.map(again)] } },
  tags: ['!autodocs', 'behaviour'],
  globals: { viewport: { value: 'largeLetters' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    const box = list.parentElement
    await waitFor(() => expect(box?.scrollHeight).toBe(box?.clientHeight))
    await expect(box?.clientHeight).toBeGreaterThan(list.clientHeight)
  },
}
