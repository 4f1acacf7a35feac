import { plainCommand } from '../db/command.ts'
import type { PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

/** A template of the tests, as the firm writes it. */
export const templateDraft = {
  name: ' Contrato de Locação ',
  description: 'Locação de imóvel.',
  html: `<h1>Contrato de Locação</h1><p><strong>{{locador}}</strong> aluga {{objeto}}.</p>
<table><tr><th>Condição</th><th>Ajuste</th></tr><tr><td>Aluguel</td><td>R$ {{valor}}</td></tr></table>
<p>Vigência a partir de {{inicio}}; assina {{locador}}.</p>`,
  fields: [
    { name: 'locador', label: 'Nome do locador', type: 'text' },
    { name: 'objeto', label: 'Objeto', type: 'textarea' },
    { name: 'valor', label: 'Valor mensal', type: 'number' },
    { name: 'inicio', label: 'Início da vigência', type: 'date' },
  ],
} as const

/** An answer to each of its fields. */
export const templateAnswers = {
  locador: 'João Antônio da Conceição',
  objeto: 'um galpão\nem Suzano',
  valor: '2.500,00',
  inicio: '2026-04-01',
}

interface As {
  readonly as?: PersonName
  readonly business?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The calls of the tests of templates; by default as `ana`. */
export function useTemplates(portal: TestPortal) {
  const write = (body: object = {}, headers = {}) =>
    portal.call('createFirmTemplate', { as: 'lia', headers, body: { ...templateDraft, ...body } })
  const ofTemplate = (id: string, { as = 'ana', ...rest }: As) => ({ as, ...rest, params: { id } })
  return {
    write,
    plant: async (body: object = {}) => (await write(body)).body.id,
    get: (id: string, who: As = {}) => portal.call('getTemplate', ofTemplate(id, who)),
    keep: (id: string, templateAnswers: object, who: As = {}) =>
      portal.call('createTemplateDraft', { ...ofTemplate(id, who), body: { templateAnswers } }),
    change: (id: string, templateAnswers: object, who: As = {}) =>
      portal.call('updateTemplateDraft', { ...ofTemplate(id, who), body: { templateAnswers } }),
    make: (id: string, body: object = {}, who: As = {}) =>
      portal.call('createTemplateDocument', {
        ...ofTemplate(id, who),
        body: { templateData: templateAnswers, documentRevised: false, ...body },
      }),
    /** The file of a document, as its creator gets it. */
    download: async (documentId: string, query: { readonly format?: 'docx' } = {}) => {
      const found = await portal.call('downloadDocument', { ...ofTemplate(documentId, {}), query })
      const { rawPayload } = await portal.app.inject({ url: found.body.signedUrl })
      return { bytes: new Uint8Array(rawPayload), fileName: found.body.fileName }
    },
    removeAll: () =>
      portal.database.system((transaction) =>
        transaction.all(
          plainCommand('delete from template_drafts'),
          plainCommand('delete from templates'),
          plainCommand('delete from template_types'),
        ),
      ),
  }
}
