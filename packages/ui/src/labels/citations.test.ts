import { expect, it } from 'vitest'
import { mappingLabels, mappingWarning } from './mapping.ts'
import { riskTerms } from './risk-dialogs.ts'

it.each([
  ['the data mapping', mappingLabels],
  ['the warning of the mapping', mappingWarning],
  ['the terms of the risk analysis', riskTerms],
])('in %s the number of a law stays on the line of its name', (_, labels) => {
  const said = JSON.stringify(labels)
  expect(said).toMatch(/nº\u00a0\d/)
  expect(said).not.toMatch(/(nº|arts?\.) /)
})
