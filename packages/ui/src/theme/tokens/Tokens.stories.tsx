import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons } from 'lucide-react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { fontFamily, fontSize, motion, radius, space } from '../scale.ts'
import { pairs, TokenPairs } from './TokenPairs.tsx'
import { ColourValues, TokenValues } from './TokenValues.tsx'
import * as css from './tokens.css.ts'

const meta = {
  title: 'Fundamentos/Tokens',
  // The border of a control is deliberately used as a text colour here.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta

export default meta

const sources: Record<string, string> = import.meta.glob(
  ['../../**/*.tsx', '!../../**/*.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
const isIcon = (name: string): name is keyof typeof icons => name in icons
const usedIcons = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) =>
          name
            .trim()
            .replace(/^type /, '')
            .replace(/ as .*$/, ''),
        ),
      ),
    ),
  ),
]
  .filter(isIcon)
  .sort()
type Story = StoryObj<typeof meta>

const enough: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/\d/))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(pairs.length)
  await expect(document.querySelectorAll('[data-enough="false"]')).toHaveLength(0)
}

/** Each pair with its contrast; a red frame would mark one that is too low. */
export const Colours: Story = { render: () => <TokenPairs />, play: enough }

/** A firm whose accent is far too light for text: the derived variants are still readable. */
export const ColoursOfALightAccent: Story = { ...Colours, globals: { accent: 'sol' } }

/** A firm whose accent is almost black. */
export const ColoursOfADarkAccent: Story = { ...Colours, globals: { accent: 'noite' } }

export const ColoursInTheDark: Story = { ...Colours, globals: { theme: 'dark' } }
export const ColoursOfALightAccentInTheDark: Story = {
  ...Colours,
  globals: { accent: 'sol', theme: 'dark' },
}
export const ColoursOfADarkAccentInTheDark: Story = {
  ...Colours,
  globals: { accent: 'noite', theme: 'dark' },
}

/** Each colour by its role, with its value in this theme, which is copied by a press. */
export const ColourByRole: Story = {
  render: () => <ColourValues />,
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const paper = await canvas.findByRole('button', { name: /^paper #[\da-f]{6}$/ })
    await userEvent.click(paper)
    await expect(canvas.getByRole('status')).toHaveTextContent('Valor de paper copiado.')
    await expect(writeText).toHaveBeenCalledWith(paper.querySelector('code')?.textContent)
  },
}
export const ColourByRoleInTheDark: Story = { ...ColourByRole, globals: { theme: 'dark' } }

const serif = new Set(['title', 'titleDetail', 'figure'])

/** Sizes grow with the reader's text size: in rem, 16 px by default. */
export const Type: Story = {
  render: () => (
    <TokenValues
      label="Tamanhos de letra"
      values={Object.entries(fontSize).map(([name, value]) => ({
        name,
        value,
        sample: (
          <span
            style={
              serif.has(name)
                ? { fontSize: value, fontFamily: fontFamily.title, fontWeight: 600 }
                : { fontSize: value }
            }
          >
            Previsão de entrega: 25/11/2026
          </span>
        ),
      }))}
    />
  ),
}

export const Space: Story = {
  render: () => (
    <TokenValues
      label="Distâncias"
      values={Object.entries(space).map(([name, value]) => ({
        name,
        value,
        sample: <span className={css.bar} style={{ width: value }} />,
      }))}
    />
  ),
}

export const Radius: Story = {
  render: () => (
    <TokenValues
      label="Cantos"
      values={Object.entries(radius).map(([name, value]) => ({
        name,
        value,
        sample: <span className={css.bar} style={{ width: 96, height: 48, borderRadius: value }} />,
      }))}
    />
  ),
}

/** How long a transition takes; none if the system asks for reduced motion. Hover over a line to see it. */
export const Motion: Story = {
  render: () => (
    <TokenValues
      label="Movimento"
      values={Object.entries(motion).map(([name, value]) => ({
        name,
        value,
        sample: <span className={css.moving} style={{ transition: `transform ${value}` }} />,
      }))}
    />
  ),
}

/** The Lucide icons that the interface uses, with its stroke width. */
export const Icons: Story = {
  render: () => (
    <ul className={css.icons} aria-label="Ícones">
      {usedIcons.map((name) => {
        const Icon = icons[name]
        return (
          <li key={name} className={css.icon}>
            <Icon size={24} strokeWidth={1.75} aria-hidden />
            {name}
          </li>
        )
      })}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(50)
  },
}
