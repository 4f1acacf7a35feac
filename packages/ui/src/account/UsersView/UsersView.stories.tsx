import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { createMasks } from '@tramite/core/forms'
import { userMessages } from '@tramite/core/messages'
import { buildId, buildUser, buildUserSummary } from '@tramite/core/testing'
import { evaluateUserOffers } from '@tramite/core/users'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { samplePaper } from '../../paged-list/ListPaper/paper-sample.ts'
import { UsersView } from './UsersView.tsx'

const viewer = buildUser({ customerAdmin: true })
const users = [
  buildUserSummary({ customerAdmin: true }),
  buildUserSummary({
    id: buildId(11),
    name: 'Rafael Nogueira',
    email: 'rafael@aurora.example',
    occupation: 'Gerente de lojas',
  }),
  buildUserSummary({
    id: buildId(12),
    name: 'Helena Prado Vasconcelos',
    email: 'helena@aurora.example',
    occupation: 'Diretora jurídica',
    customerAdmin: true,
    customerSuperAdmin: true,
  }),
  buildUserSummary({
    id: buildId(13),
    name: 'Sônia Oliveira',
    email: 'sonia@aurora.example',
    occupation: null,
    phone: null,
    status: 'BLOCKED',
  }),
]
const list = {
  state: 'ready',
  items: users,
  page: 0,
  pageCount: 1,
  toHref: (page: number) => `/profile?section=settings&page=${page + 1}`,
  onRetry: fn(),
} as const

const meta = {
  title: 'Conta/UsersView',
  component: UsersView,
  args: {
    list,
    total: users.length,
    text: '',
    onTextChange: fn(),
    management: { allowed: true },
    toOffers: (user) =>
      evaluateUserOffers(viewer, user, 'everyone', { writing: { allowed: true } }),
    masks: createMasks(conventions.specified),
    paper: { ...samplePaper, businessName: undefined },
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof UsersView>

export default meta
type Story = StoryObj<typeof meta>

/** The dialog has closed: one press brings back what was filled in. */
export const NotAdded: Story = {
  args: {
    addFailure: {
      title: userMessages['users.createUnanswered'],
      description: userMessages['users.createUnansweredHint'],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      within(canvas.getByRole('alert')).getByRole('button', { name: 'Abrir o formulário' }),
    )
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** Cards side by side end at the same height, whatever the length of their text. */
export const UnequalWords: Story = {
  args: {
    list: {
      ...list,
      items: [
        buildUserSummary({
          occupation: 'Gerente de compras, contratos e relações com a indústria',
        }),
        buildUserSummary({ id: buildId(11), name: 'Rafael Nogueira', occupation: null }),
      ],
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(second?.height).toBe(first?.height)
  },
}

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const removeOf = (name: string) =>
      canvas.getByRole('button', { name: new RegExp(`^Excluir ${name},`) })
    for (const name of ['Marina Lopes Ferreira', 'Helena Prado Vasconcelos']) {
      await expect(removeOf(name)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(removeOf(name))
    }
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(removeOf('Rafael Nogueira'))
    await expect(args.onRemove).toHaveBeenCalledWith(users[1])
    await userEvent.click(canvas.getByRole('button', { name: /^Editar Sônia Oliveira/ }))
    await expect(args.onEdit).toHaveBeenCalledWith(users[3])
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar usuário' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('searchbox'), 'rafael')
    await waitFor(() => expect(args.onTextChange).toHaveBeenCalledWith('rafael'))
  },
}
/** Two people of one name are told apart by what their buttons say. */
export const Namesakes: Story = {
  args: {
    list: {
      ...list,
      items: [users[1], users[3]].map((user) => ({ ...buildUserSummary(user), name: 'Ana Souza' })),
    },
  },
  play: async ({ canvas, args }) => {
    const remove = canvas.getByRole('button', { name: 'Excluir Ana Souza, sonia@aurora.example' })
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: buildId(13) }))
    await expect(
      canvas.getByRole('button', { name: 'Editar Ana Souza, rafael@aurora.example' }),
    ).toBeVisible()
  },
}
export const AdminsOnly: Story = {
  args: {
    management: { allowed: false, reason: 'adminsOnly' },
    toOffers: (user) =>
      evaluateUserOffers(buildUser(), user, 'admins', { writing: { allowed: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Adicionar usuário' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Editar Rafael Nogueira/ })).toBeNull()
    await expect(
      canvas.getByRole('button', { name: /^Editar Marina Lopes Ferreira/ }),
    ).toBeVisible()
  },
}
/** In the days after the end of a contract users can edit only themselves. */
export const ContractEnded: Story = {
  args: {
    management: { allowed: false, reason: 'contractEnded' },
    toOffers: (user) =>
      evaluateUserOffers(viewer, user, 'everyone', {
        writing: { allowed: false, reason: 'ended' },
      }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Adicionar usuário' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Editar Rafael Nogueira/ })).toBeNull()
    await expect(canvas.queryByText(/^Só administradores/)).toBeNull()
    const remove = canvas.getByRole('button', { name: /^Excluir Rafael Nogueira/ })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
  },
}
export const FiveHundred: Story = {
  args: {
    total: 500,
    list: {
      ...list,
      page: 3,
      pageCount: 21,
      items: Array.from({ length: 24 }, (_, index) =>
        buildUserSummary({
          id: buildId(100 + index),
          name: index === 0 ? 'Maximiliana '.repeat(5).trim() : `Pessoa ${index}`,
          email: `${'x'.repeat(40)}${index}@aurora.example`,
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 usuários, página 4 de 21')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { text: 'zz', total: 0, list: { ...list, items: [], pageCount: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos' }))
    await expect(args.onTextChange).toHaveBeenCalledWith('')
  },
}
export const PastTheEnd: Story = { args: { list: { ...list, items: [], page: 8, pageCount: 1 } } }
export const Loading: Story = {
  args: { total: undefined, list: { ...list, state: 'loading', items: [], pageCount: 0 } },
}
export const Failed: Story = {
  args: { total: undefined, list: { ...list, state: 'failed', items: [], pageCount: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.list.onRetry).toHaveBeenCalled()
  },
}
/** The search field has room for its placeholder. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox').clientWidth).toBeGreaterThan(280)
  },
}
