// The pages of the baseline: finished HTML, one style sheet, no script.
import type { PageColumn, PageMessage, PageRow } from './page-rows.ts'

export const styleSheetPath = '/page.css'

export const styleSheet = `*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#1c2430;
background:#f6f7f9}header{display:flex;gap:24px;padding:14px 32px;background:#fff;border-bottom:1px solid #dde1e7}
header a{color:#33415a;text-decoration:none}main{max-width:1376px;margin:0 auto;padding:24px 32px}
h1{margin:0 0 16px;font-size:26px;line-height:1.25}h2{font-size:15px;margin:0 0 8px}form{margin:0 0 20px}
label{display:block;margin:0 0 12px;font-weight:600}input,textarea{display:block;width:100%;max-width:640px;
padding:9px 12px;font:inherit;border:1px solid #b9c1cd;border-radius:8px}button{padding:9px 18px;font:inherit;
color:#fff;background:#24489c;border:0;border-radius:8px}.board{display:grid;gap:16px;
grid-template-columns:repeat(5,minmax(0,1fr))}.row{display:block;margin:0 0 8px;padding:10px 12px;color:inherit;
text-decoration:none;background:#fff;border:1px solid #dde1e7;border-radius:10px}.row small{display:block;
color:#5a6577}.new{font-weight:600}article{margin:0 0 10px;padding:12px 16px;background:#fff;
border:1px solid #dde1e7;border-radius:10px}article p{margin:4px 0 0}`

const letters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (letter) => letters[letter] ?? letter)

function toPage(title: string, content: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link
rel="stylesheet" href="${styleSheetPath}"></head><body><header><a href="/">Início</a><a
href="/demands">Demandas</a><a href="/demands/new">Criar demanda</a></header><main><h1>${escapeHtml(title)}</h1>
${content}</main></body></html>`
}

const field = (label: string, control: string) => `<label>${label}${control}</label>`

export const signInPage = (): string =>
  toPage(
    'Entrar',
    `<form method="post">${field('E-mail', '<input name="email" type="email">')}${field(
      'Senha',
      '<input name="password" type="password">',
    )}<button type="submit">Entrar</button></form>`,
  )

export const newDemandPage = (): string =>
  toPage(
    'Criar demanda',
    `<form method="post" action="/demands">${field('Nome', '<input name="name">')}${field(
      'Descrição',
      '<textarea name="description" rows="6"></textarea>',
    )}<button type="submit">Criar demanda</button></form>`,
  )

const day = (instant: string) => instant.slice(0, 10).split('-').toReversed().join('/')

function toRow(row: PageRow): string {
  const marks = [row.isPriority && 'Prioritária', row.isPrivate && 'Privada', row.responsible]
  const facts = [
    `Nº ${row.number}`,
    ...marks.flatMap((mark) => (mark ? [escapeHtml(mark)] : [])),
    row.forecast === null
      ? `Atualizada em ${day(row.updatedAt)}`
      : `Prevista para ${day(row.forecast)}`,
  ]
  return `<a class="row${row.isUnread ? ' new' : ''}" href="/demands/${row.id}">${escapeHtml(
    row.name,
  )}<small>${facts.join(' · ')}</small></a>`
}

export function listPage(columns: readonly PageColumn[], name: string): string {
  const sections = columns.map(
    ({ statusKey, total, rows }) =>
      `<section><h2>${statusKey} ${total ?? rows.length}</h2>${rows.map(toRow).join('')}</section>`,
  )
  return toPage(
    'Demandas',
    `<form role="search">${field(
      'Buscar',
      `<input name="name" value="${escapeHtml(name)}">`,
    )}</form><div class="board">${sections.join('')}</div>`,
  )
}

/** A demand with its conversation. */
export interface DemandOfPage {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly statusKey: string
  readonly createdAt: string
}

export function demandPage(demand: DemandOfPage, thread: readonly PageMessage[]): string {
  const messages = thread.map(
    ({ id, author, createdAt, content }) =>
      `<article id="i${id}"><strong>${escapeHtml(author)}</strong> <time>${createdAt}</time><p>${escapeHtml(
        content,
      )}</p></article>`,
  )
  return toPage(
    demand.name,
    `<p>${demand.statusKey} · ${day(demand.createdAt)}</p><p>${escapeHtml(
      demand.description,
    )}</p>${messages.join('')}<form method="post" action="/demands/${demand.id}/items">${field(
      'Mensagem',
      '<textarea name="content" rows="3"></textarea>',
    )}<button type="submit">Enviar</button></form>`,
  )
}
