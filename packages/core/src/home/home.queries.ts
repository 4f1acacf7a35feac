import { defineQuery } from '../http/index.ts'

/** `GET /home`: the demands of the home page and the exact count of each status. */
export const getHome = defineQuery({ resource: 'home', path: '/home', request: () => ({}) })
