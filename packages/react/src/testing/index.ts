/** An app for tests of screens and hooks; never part of a program. */
export { type Answers, problem } from '@tramite/core/testing'
export { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.tsx'
