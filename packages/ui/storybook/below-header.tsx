import type { Decorator } from '@storybook/react-vite'
import { headerRoom } from '../src/theme/scale.ts'

/**
 * A part below the room of the sticky header, as on a page: what scrolls into sight keeps out of that
 * room, and a scrolling page closes lists.
 */
export const belowHeader: Decorator = (Story) => (
  <div style={{ paddingTop: headerRoom }}>
    <Story />
  </div>
)
