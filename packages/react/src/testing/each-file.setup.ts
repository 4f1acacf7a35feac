import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for is a second at most otherwise, which a busy machine may take.
configure({ asyncUtilTimeout: 20_000 })

// It does so by itself only with globals: what a test leaves on the page would listen to the next one's.
afterEach(cleanup)
