import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Every colour of the interface by its role. Values: palette.ts, theme.css.ts. */
export const color = createGlobalThemeContract({
  paper: 'paper',
  surface: 'surface',
  sunk: 'sunk',
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  lineStrong: 'line-strong',
  lineControl: 'line-control',
  accent: 'accent',
  accentHover: 'accent-hover',
  /** Text on the accent. */
  accentInk: 'accent-ink',
  accentSoft: 'accent-soft',
  /** Accent as text on paper, surface, sunk and its own soft tint. */
  accentText: 'accent-text',
  danger: 'danger',
  dangerSoft: 'danger-soft',
  dangerInk: 'danger-ink',
  turn: 'turn',
  turnSoft: 'turn-soft',
  success: 'success',
  successSoft: 'success-soft',
  open: 'open',
  openSoft: 'open-soft',
  inProgress: 'in-progress',
  inProgressSoft: 'in-progress-soft',
  pending: 'pending',
  pendingSoft: 'pending-soft',
  delivered: 'delivered',
  deliveredSoft: 'delivered-soft',
  blocked: 'blocked',
  blockedSoft: 'blocked-soft',
  scrim: 'scrim',
  shadow: 'shadow',
})
