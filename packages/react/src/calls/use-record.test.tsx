import { act, renderHook, waitFor } from '@testing-library/react'
import { getBusiness } from '@tramite/core/businesses'
import { buildBusiness, buildId } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { useRecord } from './use-record.ts'

const id = buildId(7)
const call = `GET /business/${id}`

async function open(answer: () => unknown, asked = id) {
  const answers = { [call]: answer }
  const opened = await openTestApp(answers)
  const { result } = renderHook(() => useRecord(getBusiness, { id: asked }), opened)
  return { ...opened, answers, result }
}

it('is ready once it was read, and missing when it is gone since', async () => {
  const { result, answers } = await open(() => buildBusiness({ id }))
  expect(result.current.state).toBe('loading')
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(result.current.data?.id).toBe(id)
  answers[call] = () => problem(404, 'NOT_FOUND')
  act(() => void result.current.read.refetch())
  await waitFor(() => expect(result.current.state).toBe('missing'))
})

it('has failed, and not gone missing, where the server does not say so, until it is tried again', async () => {
  const { result, answers } = await open(() => problem(500, 'INTERNAL'))
  await waitFor(() => expect(result.current.state).toBe('failed'))
  answers[call] = () => buildBusiness({ id })
  act(() => result.current.onRetry())
  await waitFor(() => expect(result.current.state).toBe('ready'))
})

it('is missing without a question where no record can be called that', async () => {
  const { result, requests } = await open(() => buildBusiness({ id }), 'minha-empresa')
  expect(result.current.state).toBe('missing')
  expect(requests).toEqual([])
})
