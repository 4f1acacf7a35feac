import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NavigationProvider } from '../Navigation/NavigationProvider.tsx'
import { Pagination } from './Pagination.tsx'

const navigate = fn()

const meta = {
  title: 'Componentes/Listas/Paginação · Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: { page: 0, pageCount: 12, toHref: (page) => `/documents?page=${page + 1}` },
  decorators: [
    (Story) => (
      <NavigationProvider navigation={{ navigate }}>
        <Story />
      </NavigationProvider>
    ),
  ],
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
    const previous = canvas.getByRole('link', { name: 'Página anterior' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('1')
    await userEvent.click(canvas.getByRole('link', { name: 'Página 12' }))
    await expect(navigate).toHaveBeenCalledWith('/documents?page=12')
  },
}

export const MiddlePage: Story = {
  args: { page: 5 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    await expect(names).toEqual([
      'Página anterior',
      'Página 5',
      'Página 6',
      'Página 7',
      'Página 8',
      'Página 12',
      'Próxima página',
    ])
  },
}

export const LastPage: Story = {
  args: { page: 11 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.queryByText('…')).toBeNull()
  },
}

/** A page that does not exist (any more) has no place among the pages: the list says so, and leads to the first. */
export const PastTheEnd: Story = {
  args: { page: 98 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** The step that led to the last page keeps the focus there. */
export const FocusOnLastStep: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { page: 0, pageCount: 2 },
  render: function Pages(args) {
    const [page, setPage] = useState(args.page)
    return (
      <NavigationProvider navigation={{ navigate: () => setPage(1) }}>
        <Pagination {...args} page={page} />
      </NavigationProvider>
    )
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Próxima página' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}

export const FourPages: Story = { args: { pageCount: 4 } }

export const OnePageShowsNothing: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const ThousandsOfPages: Story = {
  args: { page: 4123, pageCount: 10000 },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
