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

/** A line to sign on, and under it who signs. */
const signatureLine = (signer: string) => `<p><br>${'_'.repeat(40)}<br>${signer}</p>`

/** Place, date and who signs. */
export const signatures = (...signers: readonly string[]): string =>
  `<p>{{cidade}}, {{data_assinatura}}.</p>${signers.map(signatureLine).join('')}`

/** The fields of two witnesses, who make a debt enforceable by signing: CPC, art. 784, III. */
export const witnesses: readonly TemplateFieldSeed[] = [
  ['testemunha_1', 'Nome e CPF da primeira testemunha'],
  ['testemunha_2', 'Nome e CPF da segunda testemunha'],
]

/** Where the witnesses sign. */
export const witnessSignatures = ['{{testemunha_1}}', '{{testemunha_2}}']
  .map((name) => signatureLine(`Testemunha: ${name}`))
  .join('')

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
