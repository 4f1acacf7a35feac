import { describe, expect, it } from 'vitest'
import { createToastTexts, demandOutcomeMessages, message } from '../messages/index.ts'
import { ApiError, type ApiErrorCode, toTransportError } from './api-error.ts'
import { toCommandToast, toQueryToast } from './command-report.ts'

const failure = 'mapping.saveFailed'
const refused = (status: number, code: ApiErrorCode = 'INTERNAL') =>
  new ApiError({
    kind: 'problem',
    status,
    code,
    message: 'Ocorreu um erro na solicitação.',
    errors: {},
  })
const ofProgram = new Error('Of the program itself')

describe('whether a failure is told', () => {
  it.each([
    [{ failure }, refused(412), true],
    [{ failure }, ofProgram, true],
    [{ failure, silent: true }, refused(412), false],
    [{ failure, silent: true }, ofProgram, false],
    [
      { failure, silent: true, reportedCode: 'DEMAND_TAG_REPEATED' },
      refused(409, 'DEMAND_TAG_REPEATED'),
      true,
    ],
    [{ failure, silent: true, reportedCode: 'DEMAND_TAG_REPEATED' }, refused(409), false],
    [{ failure, silent: true, reportedCode: 'DEMAND_TAG_REPEATED' }, ofProgram, false],
    [{ failure, silentStatus: 412 }, refused(412), false],
    [{ failure, silentStatus: 412 }, refused(409), true],
    [{ failure, silentStatus: 412 }, ofProgram, true],
  ] as const)('%# of %j', (meta, error, isTold) => {
    expect(toCommandToast(meta, message, error) !== undefined).toBe(isTold)
  })
})

it('never shows a code, though a program has a part of the texts alone', () => {
  const toText = createToastTexts(demandOutcomeMessages)
  expect(toCommandToast({ success: 'demands.validated' }, toText)).toEqual({
    tone: 'success',
    title: message('demands.validated'),
  })
  expect(toCommandToast({ success: 'mapping.saved' }, toText)).toBeUndefined()
  const failureUnexplained = 'mapping.saveFailed'
  expect(toCommandToast({ failure, failureUnexplained }, toText, ofProgram)).toEqual({
    tone: 'error',
    title: message('transport.unknown'),
  })
  const toToast = (status: number) => toCommandToast({ failure }, toText, refused(status))
  expect(toToast(404)).toEqual({ tone: 'error', title: message('transport.unknown') })
})

describe('of a lost answer', () => {
  const lost = toTransportError(new TypeError('cut'), { aborted: false, timedOut: false })
  const unknown = {
    tone: 'error',
    title: message('unanswered.title'),
    description: message('unanswered.hint'),
  }

  it('a command is not told as failed, whichever texts a program has', () => {
    expect(toCommandToast({ failure }, message, lost)).toEqual(unknown)
    expect(toCommandToast({ failure, messageFirst: true }, message, lost)).toEqual(unknown)
    expect(toCommandToast({ failure }, createToastTexts({}), lost)).toEqual(unknown)
    expect(toCommandToast({ failure, silent: true }, message, lost)).toBeUndefined()
    expect(toCommandToast({}, message, lost)).toBeUndefined()
  })

  it('what is worth nothing without its answer has failed', () => {
    const meta = { failure, needsAnswer: true } as const
    const failed = { tone: 'error', title: message(failure), description: lost.message }
    expect(toCommandToast(meta, message, lost)).toEqual(failed)
    expect(toQueryToast({ failure }, message, lost, false)).toEqual(failed)
  })
})
