export { getHome } from './get-home.handler.ts'
