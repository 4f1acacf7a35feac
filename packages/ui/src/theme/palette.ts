/** One scheme's colours. `accent*` is missing: it is derived from the firm's colour in theme.css.ts. */
export interface Palette {
  paper: string
  surface: string
  sunk: string
  ink: string
  muted: string
  line: string
  lineStrong: string
  /** Edge of a field: at least 3:1 on paper and surface (WCAG 1.4.11). */
  lineControl: string
  danger: string
  dangerSoft: string
  dangerInk: string
  /** "Your turn", and nothing else. */
  turn: string
  turnSoft: string
  success: string
  successSoft: string
  open: string
  openSoft: string
  inProgress: string
  inProgressSoft: string
  pending: string
  pendingSoft: string
  delivered: string
  deliveredSoft: string
  blocked: string
  blockedSoft: string
  /** Reminders required by law or contract. */
  law: string
  lawSoft: string
  scrim: string
  shadow: string
}

export const lightPalette: Palette = {
  paper: '#faf8f4',
  surface: '#ffffff',
  sunk: '#f3f0ea',
  ink: '#1b2421',
  muted: '#5a6661',
  line: '#e5e1d8',
  lineStrong: '#d4cfc3',
  lineControl: '#8f8a7d',
  danger: '#a52a1f',
  dangerSoft: '#fbe9e6',
  dangerInk: '#ffffff',
  turn: '#8a5a00',
  turnSoft: '#fdf1d8',
  success: '#2d6a2f',
  successSoft: '#e8f2e4',
  open: '#3c5a7d',
  openSoft: '#e8eef5',
  inProgress: '#1d5c4b',
  inProgressSoft: '#e4efe9',
  pending: '#8a5a00',
  pendingSoft: '#fdf1d8',
  delivered: '#2d6a2f',
  deliveredSoft: '#e8f2e4',
  blocked: '#6a5f6d',
  blockedSoft: '#f1edf2',
  law: '#7a3480',
  lawSoft: '#f6e9f7',
  scrim: 'rgb(27 36 33 / 0.45)',
  shadow: '0 1px 2px rgb(27 36 33 / 0.05), 0 4px 12px rgb(27 36 33 / 0.05)',
}

export const darkPalette: Palette = {
  paper: '#111614',
  surface: '#19201d',
  sunk: '#141a18',
  ink: '#e9eeeb',
  muted: '#a3aea9',
  line: '#29322e',
  lineStrong: '#39443f',
  lineControl: '#6d7a74',
  danger: '#f0a093',
  dangerSoft: '#3a211d',
  dangerInk: '#2a0e0a',
  turn: '#eec270',
  turnSoft: '#352a12',
  success: '#a4d39a',
  successSoft: '#1f301d',
  open: '#9dbbe0',
  openSoft: '#1e2a38',
  inProgress: '#86d1b6',
  inProgressSoft: '#1c332b',
  pending: '#eec270',
  pendingSoft: '#352a12',
  delivered: '#a4d39a',
  deliveredSoft: '#1f301d',
  blocked: '#c3b5c7',
  blockedSoft: '#2c262e',
  law: '#dcaee2',
  lawSoft: '#36213a',
  scrim: 'rgb(0 0 0 / 0.6)',
  shadow: '0 1px 2px rgb(0 0 0 / 0.3), 0 4px 12px rgb(0 0 0 / 0.25)',
}

/** The accent if the firm's configuration names none. */
export const defaultAccent = { light: '#1d5c4b', dark: '#6fc3a6' } as const
