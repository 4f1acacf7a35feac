import { configure } from '@testing-library/react'

// What is waited for is a second at most otherwise, which a busy machine may take.
configure({ asyncUtilTimeout: 20_000 })
