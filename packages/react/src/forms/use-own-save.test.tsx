import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOwnSave } from './use-own-save.ts'

it('knows every value that was sent since the form was opened as its own', () => {
  const { result } = renderHook(useOwnSave)
  const isOwn = (stored: string) => result.current.isOwn({ before: 'A', stored })
  expect(['A', 'B', 'C'].map(isOwn)).toEqual([false, false, false])
  act(() => result.current.onSend('B'))
  act(() => result.current.onSend('C'))
  expect(['A', 'B', 'C', 'D'].map(isOwn)).toEqual([false, true, true, false])
})
