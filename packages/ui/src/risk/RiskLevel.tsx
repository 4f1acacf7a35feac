import type { RiskResult } from '@tramite/core/risk'
import { Equal, TrendingDown, TrendingUp } from 'lucide-react'
import type { MatrixTone } from '../primitives/Matrix/Matrix.tsx'
import * as css from './risk.css.ts'

export const levelTones = {
  Baixo: 'low',
  Médio: 'medium',
  Alto: 'high',
} as const satisfies Readonly<Record<RiskResult['level'], MatrixTone>>

const icons = { Baixo: TrendingDown, Médio: Equal, Alto: TrendingUp } as const

/** A level of risk: icon, word and colour together. */
export function RiskLevel({ level }: { level: RiskResult['level'] }) {
  const Icon = icons[level]
  return (
    <span className={css.level[levelTones[level]]}>
      <Icon className={css.levelIcon} />
      {level}
    </span>
  )
}
