import { style } from '@vanilla-extract/css'

export const panel = style({ overflowY: 'auto', overscrollBehavior: 'contain', height: '100%' })
export const list = style({ position: 'relative', width: '100%' })
export const row = style({ position: 'absolute', top: 0, left: 0, width: '100%' })
