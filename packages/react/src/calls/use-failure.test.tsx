import { act, renderHook, waitFor } from '@testing-library/react'
import { createDemand } from '@tramite/core/demands'
import { reminderMessages } from '@tramite/core/messages'
import { createCalendarAddress, deleteCalendarAddress } from '@tramite/core/reminders'
import { expect, it } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useFailure } from './use-failure.ts'
import { useRun } from './use-run.ts'

const made = { address: 'https://portal.example/a.ics', createdAt: '2026-11-19T15:00:00.000Z' }

it('says what the toast of the last attempt says, until the next one', async () => {
  let answer: unknown = problem(500, 'INTERNAL')
  const { wrapper, toastTitles } = await openTestApp({
    'POST /calendarAddress': () => answer,
    deleteCalendarAddress: () => problem(500, 'INTERNAL'),
  })
  const { result, rerender } = renderHook(
    () => {
      const make = useRun(createCalendarAddress)
      const take = useRun(deleteCalendarAddress)
      return { make, take, failure: useFailure(make, take) }
    },
    { wrapper },
  )
  expect(result.current.failure).toBeUndefined()
  act(() => result.current.make.mutate(undefined))
  await waitFor(() => expect(result.current.failure).toBeDefined())
  const failed = { title: reminderMessages['reminders.addressFailed'], isTold: true }
  expect(result.current.failure).toMatchObject(failed)
  expect(toastTitles()).toEqual([failed.title])

  // A dialog tells by that an old one, which it hides, from a new one in the same words.
  const { failure } = result.current
  rerender()
  expect(result.current.failure).toBe(failure)

  act(() => result.current.take.mutate(undefined))
  const other = reminderMessages['reminders.addressRevokeFailed']
  await waitFor(() => expect(result.current.failure?.title).toBe(other))

  // A success of which no toast tells ends it as well.
  let arrive: (body: unknown) => void = () => {}
  answer = new Promise((resolve) => {
    arrive = resolve
  })
  act(() => result.current.make.mutate(undefined))
  await waitFor(() => expect(result.current.failure).toBeUndefined())
  arrive(made)
  await waitFor(() => expect(result.current.make.isSuccess).toBe(true))
  expect(result.current.failure).toBeUndefined()
})

it('says nothing of a failure that no toast tells', async () => {
  const { wrapper, toastTitles } = await openTestApp({
    createDemand: () => problem(409, 'CONFLICT'),
  })
  const { result } = renderHook(
    () => {
      const run = useRun(createDemand)
      return { run, failure: useFailure(run) }
    },
    { wrapper },
  )
  const demand = { name: 'Acordo', description: 'Sobre o acordo.' }
  act(() => result.current.run.mutate(demand))
  await waitFor(() => expect(result.current.run.isError).toBe(true))
  expect(result.current.failure).toBeUndefined()
  expect(toastTitles()).toEqual([])
})
