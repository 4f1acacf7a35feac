import { type RefObject, useRef, useState } from 'react'
import { useOverlay } from '../Overlay/use-overlay.tsx'
import { calendarCode } from './calendar-code.ts'

/** A calendar opened by a button. */
export function useCalendar() {
  const button: RefObject<HTMLButtonElement | null> = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { panels, notice } = useOverlay(calendarCode, button, isOpen, setOpen)
  return {
    calendars: panels,
    notice,
    setOpen,
    button: { ref: button, isOpen, onPress: () => setOpen(!isOpen) },
  }
}
