import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPopup } from '@tramite/core/testing'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PopupDialog } from './PopupDialog.tsx'

const popup = buildPopup({
  title: 'Sua marca ainda não é só sua?',
  description:
    'Antes de investir em um nome, confira se ele está livre. A busca de anterioridade no INPI mostra isso, e o registro se acompanha pelo portal.',
})
const href = 'https://blog.example/registro-de-marcas'

const meta = {
  title: 'Novidades/PopupDialog',
  component: PopupDialog,
  args: { shown: { popup, href, image: null }, onClose: fn(), onOpen: fn() },
} satisfies Meta<typeof PopupDialog>

export default meta
type Story = StoryObj<typeof meta>

export const WithLink: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Sua marca ainda não é só sua?' })
    await userEvent.click(screen.getByRole('button', { name: 'Saiba mais' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutLink: Story = {
  args: { shown: { popup, href: null, image: null } },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Saiba mais' })).toBeNull()
  },
}

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>')}`
/** Its picture leads where its button does. */
export const PicturePressed: Story = {
  args: { shown: { popup, href, image: picture } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.querySelector('img') ?? dialog)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** A picture that does not load leaves no gap. */
export const LostPicture: Story = {
  args: { shown: { popup, href, image: '/there-is-no-such-picture.png' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('img')).toBeNull())
  },
}

export const Extreme: Story = {
  args: {
    shown: {
      popup: buildPopup({ title: 'X'.repeat(120), description: 'Novidade '.repeat(200) }),
      href,
      image: null,
    },
  },
}
