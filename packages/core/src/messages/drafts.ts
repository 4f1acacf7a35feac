/** When a draft was kept, shown beside its form. */
export const draftMessages = {
  'drafts.today': 'às {time}',
  'drafts.onDay': 'em {date}, às {time}',
} as const
