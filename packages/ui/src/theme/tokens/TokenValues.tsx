import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { color } from '../contract.css.ts'
import { paint, toHex } from './paint.ts'
import * as css from './tokens.css.ts'

export interface TokenValue {
  readonly name: string
  /** The text that is copied. */
  readonly value: string
  /** Its preview. */
  readonly sample: ReactNode
}

/** Tokens by name, each with a sample and its value, which is copied by a press. */
export function TokenValues({ label, values }: { label: string; values: readonly TokenValue[] }) {
  const [copied, setCopied] = useState('')
  const copy = async ({ name, value }: TokenValue) => {
    await navigator.clipboard.writeText(value)
    setCopied(name)
  }
  return (
    <>
      <ul className={css.steps} aria-label={label}>
        {values.map((token) => (
          <li key={token.name} className={css.step}>
            <button
              type="button"
              className={css.copy}
              title="Copiar o valor"
              onClick={() => copy(token)}
            >
              <span className={css.name}>{token.name}</span>
              <code className={css.value}>{token.value}</code>
            </button>
            {token.sample}
          </li>
        ))}
      </ul>
      <p role="status" className={css.copied}>
        {copied && `Valor de ${copied} copiado.`}
      </p>
    </>
  )
}

/** Every colour of the theme with its value. */
export function ColourValues() {
  const swatches = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<readonly string[]>([])
  const names = Object.entries(color)
  useLayoutEffect(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context || !swatches.current) return
    setValues(
      [...swatches.current.children].map((swatch) =>
        toHex(paint(getComputedStyle(swatch).backgroundColor, context)),
      ),
    )
  }, [])
  return (
    <>
      <div ref={swatches} hidden>
        {names.map(([name, value]) => (
          <span key={name} style={{ background: value }} />
        ))}
      </div>
      <TokenValues
        label="Cores"
        values={names.map(([name, value], index) => ({
          name,
          value: values[index] ?? '',
          sample: <span className={css.swatch} style={{ background: value }} />,
        }))}
      />
    </>
  )
}
