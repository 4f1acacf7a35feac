import { expect, test } from 'vitest'
import type { Cut } from './cut.types.ts'
import { without } from './without.ts'

const nothing: Cut = {
  tags: [],
  types: [],
  variables: {},
  fields: {},
  answers: {},
  methods: [],
  statements: [],
  texts: {},
}

/** What is left of a function's program for a tag, run with it. */
function run(cases: string, tags: readonly number[], tag: number): readonly string[] {
  const program = `function work(fiber, log) { switch (fiber.tag) { ${cases} } return log }`
  const { work } = Function(`${without(program, { ...nothing, tags })}; return { work }`)()
  return work({ tag }, [])
}

test('a case of a tag that is never met is cut out, with its label or its statements', () => {
  const cases = `
    case 1: log.push('one'); break;
    case 2: log.push('two'); break;
    case 3: case 4: log.push('four'); break;
    case 5: log.push('five');
    case 6: log.push('six'); break;
    default: log.push('other')`
  const left = without(`switch (fiber.tag) {${cases}}`, { ...nothing, tags: [2, 3, 6] })
  expect(left).not.toContain("'two'")
  expect(left).not.toMatch(/case [236]:/)
  expect([1, 4, 5, 7].map((tag) => run(cases, [2, 3, 6], tag))).toEqual([
    ['one'],
    ['four'],
    ['five', 'six'],
    ['other'],
  ])
})

test('a case before it that does nothing enters its statements', () => {
  expect(run(`case 1: case 2: log.push('both'); break`, [2], 1)).toEqual(['both'])
})

test('variables of a case that is cut out are still declared for the others', () => {
  const cases = `
    case 2: var name = 'two'; log.push(name); break;
    default: name = 'other'; log.push(name)`
  expect(run(cases, [2], 1)).toEqual(['other'])
  expect(without(`function a(b) { switch (b.tag) {${cases}} }`, { ...nothing, tags: [2] })).toMatch(
    /^function a\(b\) \{var name;/,
  )
})

test('switches and comparisons of anything else stay', () => {
  const program = `switch (kind) { case 2: a() } if (2 === size) b(); if (2 !== fiber.tag) c()`
  expect(without(program, { ...nothing, tags: [2] })).toBe(
    `switch (kind) { case 2: a() } if (2 === size) b(); if (!0) c()`,
  )
})

test('a variable has its one value, where it is set too, and a parameter of its name its own', () => {
  const cut = { ...nothing, variables: { isOn: '!1' } }
  expect(without('var isOn = !1; isOn = next(); isOn && a(isOn)', cut)).toBe(
    'var isOn = !1; (next()); !1 && a(!1)',
  )
  expect(without('isOn && a({ isOn: b.isOn }); function c(isOn) { a(isOn) }', cut)).toBe(
    '!1 && a({ isOn: b.isOn }); function c(isOn) { a(isOn) }',
  )
})

test('fields are read as their value, and set as they were', () => {
  const cut = { ...nothing, fields: { dry: 'null' } }
  expect(without('a.b.dry && (a.dry = 1)', cut)).toBe('null && (a.dry = 1)')
})

test('functions answer at once; methods, statements and texts go', () => {
  const program = `function a() { return b() } function c() { d() } e = { a: a, c: c, }; f.g = 1; h(1)`
  const cut = {
    ...nothing,
    answers: { a: '!1', c: '' },
    methods: ['a'],
    statements: ['f.g ='],
    texts: { 'h(1)': 'h(2)' },
  }
  expect(without(program, cut)).toBe(
    `function a() {return !1} function c() {} e = {  c: c, };  h(2)`,
  )
})

test.each([
  [{ variables: { gone: '!1' } }],
  [{ answers: { gone: '' } }],
  [{ methods: ['gone'] }],
  [{ statements: ['gone ='] }],
  [{ types: ['gone'] }],
  [{ texts: { 'gone()': '' } }],
])('what is not in the program is an error: %o', (part) => {
  expect(() => without('a(b)', { ...nothing, ...part })).toThrow('gone')
})
