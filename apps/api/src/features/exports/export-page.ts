import { escapeHtml } from '../../ports/escape-html.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1b2421;overflow-wrap:break-word}
article{border-top:1px solid #e5e1d8;padding:.5rem 0}h2{font-size:.9rem;color:#5a6661;margin:0}
p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0}table{border-collapse:collapse}td{padding:.25rem 1rem .25rem 0}`

/**
 * A page that a browser opens from the disk: without scripts or network access.
 * @returns what precedes its content, and what follows it
 */
export function toPage(title: string): readonly [opening: string, closing: string] {
  const shown = escapeHtml(title)
  return [
    `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><title>${shown}</title><style>${style}</style></head>
<body><h1>${shown}</h1>
`,
    '</body></html>\n',
  ]
}
