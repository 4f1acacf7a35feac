import { oneOf } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

/** Steps of the registration in the address, in their order. */
export const markSteps = ['mark', 'holder', 'review'] as const

/** The registration of a mark in the address: its step. */
export const markRegistrationSearch = definePageSearch({ step: oneOf(markSteps, 'mark') })
