import { templateTags } from '@tramite/core/templates'
import { describe, expect, it } from 'vitest'
import { evaluateTemplateText } from './template-markup.rules.ts'

const field = (name: string, index = 1, type = 'text') => ({
  name,
  label: name,
  index,
  type,
  placeholder: `{{${name}}}`,
})

describe('the text of a template', () => {
  const fields = [field('a'), field('b', 2)]
  const html = '<h1>Título</h1><p><strong>{{a}}</strong><br/>{{b}} &lt; 3</p>'

  it('is headings, paragraphs, lists, tables and emphasis', () => {
    expect(evaluateTemplateText(html, fields)).toEqual({ allowed: true })
    const all = templateTags.map((tag) => `<${tag}></${tag}>`).join('')
    expect(evaluateTemplateText(all + html, fields)).toEqual({ allowed: true })
  })

  it.each([
    ['<img src=x>', 'html', '<img src=x>'],
    ['<p class="x">', 'html', '<p class="x">'],
    ['<script>', 'html', '<script>'],
    ['<P>', 'html', '<P>'],
    ['< p>', 'html', '< p>'],
    ['<!-- x -->', 'html', '<!-- x -->'],
    ['<p', 'html', 'incompleta: <p'],
    ['a < b', 'html', 'incompleta: < b'],
    ['<p><a\nhref="x">', 'html', 'href'],
    ['{{c}}', 'html', '{{c}} não corresponde a nenhum campo.'],
    ['{{}}', 'html', '{{}}'],
  ])('is not %s', (added, at, text) => {
    const decision = evaluateTemplateText(html + added, fields)
    expect(decision).toMatchObject({ allowed: false, field: at })
    if (!decision.allowed) expect(decision.message).toContain(text)
  })

  it.each([
    [[...fields, field('c', 3)], 'O campo c não aparece no texto.'],
    [[...fields, field('a', 3)], 'Há mais de um campo com o nome a.'],
    [[...fields, { ...field('c', 3), placeholder: '{{a}}' }], 'Mais de um campo ocupa {{a}}.'],
  ])('has a place of its own for each field', (wrong, message) => {
    const decision = evaluateTemplateText(html, wrong)
    expect(decision).toEqual({ allowed: false, field: 'fields', message })
  })
})
