export { getDemandPage } from './get-demand-page.handler.ts'
