import { describe, expect, it } from 'vitest'
import { toNodes } from './to-nodes.ts'

describe('a page as nodes', () => {
  it('has its elements, attributes and texts, and nothing that runs or stands in the head', () => {
    const html =
      '<title>T</title><main class="a"><!--$--><p data-x="&quot;1&quot;">A &amp; B</p><script>run()</script></main>'
    expect(toNodes(html)).toEqual([
      ['main', { class: 'a' }, [['p', { 'data-x': '"1"' }, ['A & B']]]],
    ])
  })

  it('knows pictures by their own names', () => {
    expect(
      toNodes('<svg viewBox="0 0 1 1"><clipPath><path d="M0"></path></clipPath></svg><b>x</b>'),
    ).toEqual([
      ['svg:svg', { viewBox: '0 0 1 1' }, [['svg:clipPath', {}, [['svg:path', { d: 'M0' }, []]]]]],
      ['b', {}, ['x']],
    ])
  })

  it('has of long lists what a window may show', () => {
    const [[, , rows] = []] = toNodes(`<ul>${'<li><p>row</p></li>'.repeat(40)}</ul>`) as [
      [string, object, unknown[]],
    ]
    expect(rows).toHaveLength(12)
  })
})
