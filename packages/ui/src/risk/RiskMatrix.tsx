import { type RiskResult, type RiskTableRow, riskBands, riskMatrix } from '@tramite/core/risk'
import { Fragment } from 'react'
import { riskLabels as labels } from '../labels/risk.ts'
import { Card } from '../primitives/Card/Card.tsx'
import { Stack } from '../primitives/Layout/Layout.tsx'
import { Text } from '../primitives/Layout/Text.tsx'
import { Matrix } from '../primitives/Matrix/Matrix.tsx'
import { levelTones, RiskLevel } from './RiskLevel.tsx'
import * as css from './risk.css.ts'

const firstLetter = 'A'.charCodeAt(0)
const letters = 26

/** The letter of a row, in the table and in the picture; after Z comes A2. */
export function toSign(index: number): string {
  const letter = String.fromCharCode(firstLetter + (index % letters))
  return index < letters ? letter : `${letter}${Math.floor(index / letters) + 1}`
}

interface Placed {
  readonly id: string
  readonly sign: string
  readonly name: string
  readonly result: RiskResult
}

const levels = riskMatrix.map((cells) => cells.map((name) => ({ name, tone: levelTones[name] })))

/** The concluded events on the scales of probability and impact, and the same in words. */
export function RiskMatrix({ rows }: { rows: readonly RiskTableRow[] }) {
  const placed = rows.flatMap(({ sector: { id, name }, result }, index): Placed[] =>
    result ? [{ id, name, sign: toSign(index), result }] : [],
  )
  return (
    <Card heading={labels.matrix}>
      <Stack>
        <Matrix
          label={labels.matrix}
          rows={{ label: labels.probability, steps: labels.probabilities }}
          columns={{ label: labels.impact, steps: labels.impacts }}
          levels={levels}
          marks={placed.map(({ result, ...mark }) => ({
            ...mark,
            row: result.Probabilidade - 1,
            column: result.Impacto - 1,
          }))}
        />
        {placed.length === 0 ? (
          <Text isMuted>{labels.matrixEmpty}</Text>
        ) : (
          <Legend {...{ placed }} />
        )}
      </Stack>
    </Card>
  )
}

function Legend({ placed }: { placed: readonly Placed[] }) {
  return (
    <dl className={css.legend}>
      {riskBands.toReversed().map(({ level }) => {
        const named = placed.filter(({ result }) => result.level === level)
        if (named.length === 0) return null
        return (
          <Fragment key={level}>
            <dt>
              <RiskLevel level={level} />
            </dt>
            <dd>
              <span className={css.legendNames}>
                {named.map(({ sign, name }) => `${sign} ${name}`).join('; ')}.
              </span>{' '}
              {labels.advice[level]}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}
