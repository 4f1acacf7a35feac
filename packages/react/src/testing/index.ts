/** An app for tests of screens and hooks; never part of a program. */
export {
  type Answers,
  createTestApp,
  problem,
  type TestApp,
  type TestAppOptions,
} from './create-test-app.tsx'
