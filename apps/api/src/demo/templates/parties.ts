import type { TemplateFieldSeed } from './template-seed.ts'

/** The fields that name and qualify a party, under a prefix of its own. */
export function partyFields(prefix: string, role: string): readonly TemplateFieldSeed[] {
  return [
    [`${prefix}_nome`, `Nome ou razão social ${role}`],
    [`${prefix}_documento`, `CPF ou CNPJ ${role}`],
    [`${prefix}_endereco`, `Endereço completo ${role}`],
    [`${prefix}_representante`, `Quem assina: representante legal ${role} ou a própria pessoa`],
  ]
}

/** How the text names and qualifies a party. */
export function partyText(prefix: string, role: string): string {
  return `<p><strong>{{${prefix}_nome}}</strong>, CPF ou CNPJ nº {{${prefix}_documento}}, com endereço em {{${prefix}_endereco}}, neste ato por intermédio de {{${prefix}_representante}}, doravante <strong>${role}</strong>;</p>`
}

/** Place, date and who signs. */
export function signatures(...roles: readonly string[]): string {
  const lines = roles.map((role) => `<p>_________________________________<br>${role}</p>`)
  return `<p>{{cidade}}, {{data_assinatura}}.</p>${lines.join('')}`
}

/** The forum, which has to be where a party lives or the obligation is met: CPC, art. 63, § 1º. */
export const forum: TemplateFieldSeed = [
  'foro',
  'Foro (comarca e UF do domicílio de uma das partes ou do local da obrigação)',
]

/** The fields of place and date. */
export const placeAndDate: readonly TemplateFieldSeed[] = [
  ['cidade', 'Cidade da assinatura'],
  ['data_assinatura', 'Data da assinatura', 'date'],
]
