import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { fontFamily, fontSize, radius, space } from '../scale.ts'
import { pairs, TokenPairs } from './TokenPairs.tsx'
import * as css from './tokens.css.ts'

const meta = {
  title: 'Fundamentos/Tokens',
  // The edge of a control is written in its own colour here, on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const enough: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/\d/))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(pairs.length)
  await expect(document.querySelectorAll('[data-enough="false"]')).toHaveLength(0)
}

/** Each pair with its contrast; a red frame would mark one that is too low. */
export const Colours: Story = { render: () => <TokenPairs />, play: enough }

/** A firm whose accent is far too light for text: the derived variants still hold. */
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

const serif = new Set(['title', 'titleDetail', 'figure'])

export const Type: Story = {
  render: () => (
    <div className={css.steps}>
      {Object.entries(fontSize).map(([name, size]) => (
        <div key={name} className={css.step}>
          <span className={css.name}>{name}</span>
          <span
            style={
              serif.has(name)
                ? { fontSize: size, fontFamily: fontFamily.title, fontWeight: 600 }
                : { fontSize: size }
            }
          >
            Previsão de entrega: 25/11/2026
          </span>
        </div>
      ))}
    </div>
  ),
}

export const Space: Story = {
  render: () => (
    <div className={css.steps}>
      {Object.entries(space).map(([name, size]) => (
        <div key={name} className={css.step}>
          <span className={css.name}>
            {name} · {size}
          </span>
          <span className={css.bar} style={{ width: size }} />
        </div>
      ))}
    </div>
  ),
}

export const Radius: Story = {
  render: () => (
    <div className={css.steps}>
      {Object.entries(radius).map(([name, size]) => (
        <div key={name} className={css.step}>
          <span className={css.name}>
            {name} · {size}
          </span>
          <span className={css.bar} style={{ width: 96, height: 48, borderRadius: size }} />
        </div>
      ))}
    </div>
  ),
}
