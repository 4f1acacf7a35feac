import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** The mapping of the personal data that a business processes. */
export type Mapping = Schemas['Mapping']
/** What the page of the tool shows. */
export type MappingHome = Schemas['MappingHome']
/** A sector of the business with its activities. */
export type MappingSector = Schemas['MappingSector']
/** An activity as lists show it. */
export type MappingActivitySummary = Schemas['MappingActivitySummary']
/** An activity with its answers. */
export type MappingActivity = Schemas['MappingActivity']
/** Answers to change, by the field of the question. */
export type MappingAnswers = Schemas['MappingAnswers']
/** The questions about an activity in the firm's order, with their suggested answers. */
export type MappingQuestionnaire = Schemas['MappingQuestionnaire']
/** A question about an activity. */
export type MappingQuestion = Schemas['MappingQuestion']
/** A mapping as the firm lists it. */
export type FirmMapping = Schemas['FirmMapping']
/** All answers, by sector and activity. */
export type MappingReport = Schemas['MappingReport']
/** All answers of the mapping that was completed before. */
export type PreviousMappingReport = Schemas['PreviousMappingReport']
