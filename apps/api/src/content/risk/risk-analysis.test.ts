import { describe, expect, it } from 'vitest'
import { riskAnalysis } from './risk-analysis.ts'

const questions = riskAnalysis.sectors.flatMap((sector) =>
  sector.questions.map((question) => [sector.name, question] as const),
)

describe('the risk analysis', () => {
  it('asks about the four profiles', () => {
    expect(riskAnalysis.sectors.map(({ name }) => name)).toEqual([
      'Perfil dos clientes',
      'Perfil da instituição',
      'Perfil das operações',
      'Perfil dos funcionários e parceiros',
    ])
  })

  it('asks nothing twice', () => {
    expect(new Set(questions.map(([, { name }]) => name)).size).toBe(questions.length)
  })

  it.each(questions)('%s: $name', (_, { source, answers }) => {
    expect(source).toMatch(/^(Lei|Resolução|Decreto|Recomendação)/)
    expect(answers.length).toBeGreaterThanOrEqual(3)
    expect(new Set(answers.map(({ name }) => name)).size).toBe(answers.length)
    for (const { probability, impact } of answers) {
      for (const weight of [probability, impact]) {
        expect(Number.isInteger(weight) && weight >= 1 && weight <= 5).toBe(true)
      }
    }
    // The answers differ in their risk.
    const risks = answers.map(({ probability, impact }) => probability * impact)
    expect(Math.max(...risks)).toBeGreaterThan(Math.min(...risks))
  })
})
