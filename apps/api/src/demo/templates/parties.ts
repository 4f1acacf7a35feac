import type { TemplateFieldSeed } from './template-seed.ts'

/** The fields that name and qualify a party, under a prefix of its own. */
export function partyFields(prefix: string, role: string): readonly TemplateFieldSeed[] {
  return [
    [`${prefix}_nome`, `Nome ou razão social ${role}`],
    [`${prefix}_documento`, `CPF ou CNPJ ${role}`, 'taxId'],
    [`${prefix}_endereco`, `Endereço completo ${role}`],
    [`${prefix}_representante`, `Quem assina: representante legal ${role} ou a própria pessoa`],
  ]
}

/** The text that names and qualifies a party. */
export function partyText(prefix: string, role: string): string {
  return `<p><strong>{{${prefix}_nome}}</strong>, {{${prefix}_documento}}, com endereço em {{${prefix}_endereco}}, neste ato por intermédio de {{${prefix}_representante}}, doravante <strong>${role}</strong>;</p>`
}

/** A signature line, and below it the signer, in some lines. */
export const signatureLine = (...signer: readonly string[]): string =>
  `<p><br>${['_'.repeat(40), ...signer].join('<br>')}</p>`

/** Where a party of `partyFields` signs: its name, and who signs for it. */
export const partySignature = (prefix: string, role: string): string =>
  signatureLine(`<strong>{{${prefix}_nome}}</strong>`, `${role}, por {{${prefix}_representante}}`)

/** Place and date, and the lines to sign on. */
export const signatures = (...lines: readonly string[]): string =>
  `<p>{{cidade}}, {{data_assinatura}}.</p>${lines.join('')}`

/** The clause on the validity of electronic signatures: MP nº 2.200-2/2001, art. 10, § 2º. */
export const electronicSignature =
  '<p>Este documento pode ser assinado por meio eletrônico; quem o assina reconhece como válido o meio usado para provar a autoria e a integridade (Medida Provisória nº 2.200-2/2001, art. 10, § 2º).</p>'

/** The fields of two witnesses, whose signatures make a debt enforceable: CPC, art. 784, III. */
export const witnesses: readonly TemplateFieldSeed[] = [
  ['testemunha_1', 'Nome e CPF da primeira testemunha'],
  ['testemunha_2', 'Nome e CPF da segunda testemunha'],
]

/** Where the witnesses sign. */
export const witnessSignatures = ['{{testemunha_1}}', '{{testemunha_2}}']
  .map((name) => signatureLine(`Testemunha: ${name}`))
  .join('')

/** The forum, which must be where a party lives or the obligation is fulfilled: CPC, art. 63, § 1º. */
export const forum: TemplateFieldSeed = [
  'foro',
  'Foro (comarca e UF do domicílio de uma das partes ou do local da obrigação)',
]

/** The fields of place and date. */
export const placeAndDate: readonly TemplateFieldSeed[] = [
  ['cidade', 'Cidade da assinatura'],
  ['data_assinatura', 'Data da assinatura', 'date'],
]
