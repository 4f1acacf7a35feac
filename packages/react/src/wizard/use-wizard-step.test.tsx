import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useWizardStep } from './use-wizard-step.ts'

/**
 * A three-step wizard of which `open` steps can be reached, in a browser with a history. A late address
 * arrives when the test says so.
 */
function openWizard({ at = 1, open = 3, isLate = false } = {}) {
  const visited = [at]
  let arrive = () => {}
  const { result } = renderHook(() => {
    const [wanted, setWanted] = useState(at)
    const [current, setCurrent] = useState(1)
    useWizardStep({
      wanted,
      current,
      goTo: (step) => {
        const reached = Math.min(step, open)
        setCurrent(reached)
        return reached
      },
      onStep: (step, { replace }) => {
        if (replace) visited.pop()
        visited.push(step)
        arrive = () => setWanted(step)
        if (!isLate) arrive()
      },
    })
    return { wanted, current, setWanted, setCurrent }
  })
  return { visited, of: () => result.current, arrive: () => act(() => arrive()) }
}

it('opens at the step of the address, and adds nothing to where one was', () => {
  const { visited, of } = openWizard({ at: 3 })
  expect([of().current, of().wanted, visited]).toEqual([3, 3, [3]])
})

it('opens as far as it may, and forgets the step that cannot be had', () => {
  const { visited, of } = openWizard({ at: 3, open: 2 })
  expect([of().current, of().wanted, visited]).toEqual([2, 2, [2]])
})

it('is led back once, however late the address follows', () => {
  const { visited, of, arrive } = openWizard({ at: 3, open: 2, isLate: true })
  expect([of().current, of().wanted, visited]).toEqual([2, 3, [2]])
  arrive()
  expect([of().current, of().wanted, visited]).toEqual([2, 2, [2]])
  act(() => of().setCurrent(1))
  expect(visited).toEqual([2, 1])
})

it('says in the address which step the machine takes, once', () => {
  const { visited, of } = openWizard()
  act(() => of().setCurrent(2))
  act(() => of().setCurrent(1))
  act(() => of().setCurrent(3))
  expect([of().wanted, visited]).toEqual([3, [1, 2, 1, 3]])
})

it('goes back with the address', () => {
  const { visited, of } = openWizard()
  act(() => of().setCurrent(2))
  act(() => of().setWanted(1))
  expect([of().current, visited]).toEqual([1, [1, 2]])
})
