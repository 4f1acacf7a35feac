import type { Meta, StoryObj } from '@storybook/react-vite'
import { conventions } from '@tramite/core/calendar'
import { createMasks } from '@tramite/core/forms'
import { emptyMarkForm, type MarkForm, type OwnHolder, toMarkPage } from '@tramite/core/marks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RegisterMarkView, type RegisterMarkViewProps } from './RegisterMarkView.tsx'

const { specified } = conventions
const own: OwnHolder = {
  personType: 'PJ',
  cpf: '11.222.333/0001-81',
  customerName: 'Aurora Cosméticos Ltda.',
  UF: 'SC',
  city: 'Florianópolis',
  address: 'Rua das Gaivotas, 120, Centro',
  CEP: '88010-000',
  user: 'Marina Duarte',
  email: 'marina@aurora.example',
}
const file = (fileName: string) => ({
  fileName,
  fileType: 'image/jpeg',
  fileSize: 1_400_000,
  awsFileKey: fileName,
})
const filled: MarkForm = {
  ...emptyMarkForm,
  apres: 'Mista',
  product: 'Produto',
  name: 'Aurora Botânica',
  description: 'Cremes, óleos e sabonetes de origem vegetal.',
  logo: file('logo-botanica.jpg'),
  email: 'marcas@aurora.example',
  contrato: file('contrato.pdf'),
}
const noFile = {
  uploads: { rows: [], onFiles: fn(), onRetry: fn(), onRemove: fn() },
  error: null,
}

/** The form with input, on one of its pages. */
function Typed(props: RegisterMarkViewProps) {
  const [form, setForm] = useState(props.form)
  return (
    <RegisterMarkView
      {...props}
      form={form}
      page={toMarkPage({ form, own: props.own, conventions: specified }, props.page.page)}
      onChange={(change) => {
        setForm({ ...form, ...change })
        props.onChange(change)
      }}
    />
  )
}

const pageOf = (form: MarkForm, page: number) =>
  toMarkPage({ form, own, conventions: specified }, page)

const meta = {
  title: 'Marcas/RegisterMarkView',
  component: Typed,
  parameters: { layout: 'fullscreen' },
  args: {
    page: pageOf(emptyMarkForm, 1),
    form: emptyMarkForm,
    own,
    masks: createMasks(specified),
    logo: noFile,
    contract: noFile,
    isRegistering: false,
    failure: null,
    onChange: fn(),
    onBack: fn(),
    onNext: fn(),
    onRegister: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof Typed>

export default meta
type Story = StoryObj<typeof meta>

/** A word mark needs no logo; the user can continue once the page is filled in. */
export const Mark: Story = {
  play: async ({ canvas, args }) => {
    // The page number and count appear only once.
    await expect(canvas.getAllByText(/1 ?(\/|de) ?3/)).toHaveLength(1)
    const next = canvas.getByRole('button', { name: 'Próximo' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    // Nobody has been refused yet.
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Preencha esta página para continuar$/,
    )
    await userEvent.click(next)
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(canvas.getByText('Nome da marca é obrigatório')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Nominativa/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('radio', { name: /Nominativa/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Ambas' }))
    await expect(canvas.queryByRole('button', { name: 'Escolher a logo' })).toBeNull()
    await userEvent.type(canvas.getByLabelText('Nome da marca'), 'Aurora{Enter}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(args.onRefused).toHaveBeenCalledTimes(2)
    await expect(canvas.getByLabelText('O que a marca vende?')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('O que a marca vende?'), 'Cremes.')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}
/**
 * A user who continues without the logo gets an error at its field too, and is led there, until a file is
 * being uploaded.
 */
export const LogoMissing: Story = {
  args: { form: { ...filled, logo: null }, page: pageOf({ ...filled, logo: null }, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Logo é obrigatória')
    const field = within(canvas.getByRole('group', { name: 'Logo' }))
    const choose = field.getByRole('button', { name: 'Escolher a logo' })
    await waitFor(() => expect(choose).toHaveFocus())
    await expect(choose).toHaveAccessibleDescription(/^Logo é obrigatória JPG de/)
  },
}
export const LogoRefused: Story = {
  args: {
    form: { ...filled, logo: null },
    page: pageOf({ ...filled, logo: null }, 1),
    logo: {
      ...noFile,
      error:
        'Sua imagem precisa ter exatamente 945x945 pixels | (8cm x 8cm). A sua tem 1200x900 pixels.',
    },
  },
}
/** Another holder has to be described; a CPF needs no contract. */
export const Holder: Story = {
  args: { form: filled, page: pageOf(filled, 2), savedAt: 'às 14:32' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Escolher o contrato' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eu sou o titular da marca' }))
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox')
    await expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'E-mail',
      'CPF/CNPJ',
      'Nome do titular',
      'Nome do responsável',
      'CEP',
      'Endereço',
      'Cidade',
      'País',
    ])
    await expect(fields.at(-1)).toHaveValue('Brasil')
    await expect(fields.at(-1)).toHaveAttribute('readonly')
    const unit = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Estado (UF)' })
    await expect(unit.options).toHaveLength(28)
    await userEvent.click(unit)
    await userEvent.tab()
    await expect(canvas.getByText('Estado é obrigatório')).toBeVisible()
    await userEvent.selectOptions(unit, 'Distrito Federal (DF)')
    await expect(unit).toHaveValue('DF')
    await expect(canvas.queryByText('Estado é obrigatório')).toBeNull()
    await userEvent.type(canvas.getByLabelText('CPF/CNPJ'), '52998224725')
    await expect(canvas.getByLabelText('CPF/CNPJ')).toHaveValue('529.982.247-25')
    await expect(canvas.queryByRole('button', { name: 'Escolher o contrato' })).toBeNull()
    await userEvent.click(canvas.getByLabelText('Cidade'))
    await userEvent.tab()
    await expect(canvas.getByText('Cidade é obrigatória')).toBeVisible()
  },
}
const untyped = { ...filled, email: null }
/** Who holds the mark begins with their own e-mail, which may be emptied; that of another holder is not known. */
export const OwnEmail: Story = {
  args: { form: untyped, page: pageOf(untyped, 2) },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mail')
    await expect(email).toHaveValue(own.email)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Eu sou o titular/ }))
    await expect(email).toHaveValue('')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Eu sou o titular/ }))
    await userEvent.clear(email)
    await expect(email).toHaveValue('')
    await userEvent.tab()
    await expect(canvas.getByText('Email é obrigatório')).toBeVisible()
  },
}
const withoutContract = { ...filled, contrato: null }
/** A user who was refused and then names another holder gets no errors about that one yet. */
export const HolderChanged: Story = {
  args: { form: withoutContract, page: pageOf(withoutContract, 2) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(
      canvas.getByText('Contrato Sócio é obrigatório', {
        selector: '[role=alert] *, [role=alert]',
      }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Eu sou o titular da marca' }))
    await expect(canvas.getByLabelText('CPF/CNPJ')).not.toHaveAttribute('aria-invalid', 'true')
  },
}
export const OwnDataMissing: Story = {
  args: {
    own: { ...own, city: '', UF: '' },
    form: filled,
    page: toMarkPage(
      { form: filled, own: { ...own, city: '', UF: '' }, conventions: specified },
      2,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Complete ou corrija o seu cadastro: Cidade, Estado (UF)'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir o perfil' })).toHaveAttribute(
      'href',
      '/profile?section=customer',
    )
    // What is known need not be typed to add what is not.
    await userEvent.click(canvas.getByRole('checkbox', { name: /Eu sou o titular/ }))
    await expect(canvas.getByLabelText('Nome do titular')).toHaveValue(own.customerName)
    await expect(canvas.getByLabelText('CPF/CNPJ')).toHaveValue(own.cpf)
    await expect(canvas.getByLabelText('Cidade')).toHaveValue('')
  },
}
/** Fields that were emptied elsewhere meanwhile prevent the registration, with an error. */
export const ReviewRefused: Story = {
  args: { form: { ...filled, name: '', isAware: true }, page: pageOf({ ...filled, name: '' }, 3) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar' }))
    await expect(args.onRefused).toHaveBeenCalledOnce()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}
/** 'Registrar' appears only once 'Ciente' is ticked: until then the page says so. */
export const Review: Story = {
  args: { form: filled, page: pageOf(filled, 3) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Registrar' })).toBeNull()
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(/^Marque “Ciente” para registrar$/)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ciente' }))
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}
const wordMark: MarkForm = { ...filled, apres: 'Nominativa' }
/** A logo chosen before the mark became a word mark is neither sent nor shown. */
export const ReviewOfWordMark: Story = {
  args: { form: wordMark, page: pageOf(wordMark, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem logo')).toBeVisible()
    await expect(canvas.queryByText('logo-botanica.jpg')).toBeNull()
    await expect(canvas.getByText('contrato.pdf')).toBeVisible()
  },
}
export const Failed: Story = {
  args: {
    form: { ...filled, isAware: true },
    page: pageOf({ ...filled, isAware: true }, 3),
    failure: {
      title: 'O pedido não foi enviado',
      text: 'Algum campo não foi preenchido corretamente.',
    },
  },
}
