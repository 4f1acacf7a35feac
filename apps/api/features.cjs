const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

/**
 * The features of the server, from the bottom up: each imports only those before it in this list. With each,
 * the files of it that others may import; the rest is its own. A new import between two features is a line
 * here.
 */
const features = {
  visibility: [
    'call-scope',
    'can-see-demand',
    'demand-scope',
    'document-scope',
    'item-scope',
    'reachable',
  ],
  files: ['attach', 'files.store', 'require-room', 'scan-upload'],
  credentials: [
    'attempts',
    'new-password.rules',
    'own-password',
    'password-changed-notice',
    'passwords',
    'session.store',
    'tokens',
  ],
  items: ['assignee-item', 'chat-notice', 'forecast-item', 'item-author', 'items.store'],
  customers: [
    'change-own-customer',
    'contract-columns',
    'contract-events',
    'customer-tags.store',
    'customer-touched',
    'customers.store',
    'reachable-customer',
    'registration-faults',
    'trimmed',
  ],
  users: [
    'email-changes.store',
    'mail-reader.store',
    'user-access',
    'user-list.store',
    'user-problem',
    'users.store',
  ],
  businesses: ['business-viewer', 'businesses.store'],
  session: [],
  demands: [
    'deadline-stops.store',
    'demand-access',
    'demand-change',
    'demand-columns',
    'demand-events',
    'demand-timeline.store',
    'demand-total',
    'demands.store',
    'forecast-causes.store',
    'forecast-step',
    'late-demands',
    'queue.store',
    'raise-demand',
    'write-demand',
  ],
  conversation: ['demand-attachments.store'],
  documents: ['announce-document', 'documents.store', 'documents.wire'],
  'demand-page': [],
  downloads: ['downloads.store'],
  notifications: [
    'muted',
    'news-kinds.rules',
    'notifications.store',
    'notifications.wire',
    'notify',
  ],
  'demand-news': [],
  journeys: [],
  marks: ['marks.store'],
  mapping: ['activities.store', 'mapping.store', 'sectors.store'],
  reminders: ['reminder-order', 'reminders.store'],
  risk: ['sector-result'],
  tags: ['tags.store'],
  templates: ['template-drafts.store'],
  finance: ['billings.store', 'billings.wire', 'receipts.store'],
  calendar: [],
  feedback: [],
  'live-chat': [],
  promotions: [],
  legal: [],
  audit: [],
  events: [],
  home: [],
  exports: [],
}

const folder = join(__dirname, 'src/features')
const named = Object.keys(features)
for (const name of readdirSync(folder)) {
  if (!named.includes(name)) throw new Error(`features.cjs: ${name} has no place`)
}
for (const [name, files] of Object.entries(features)) {
  for (const file of files) {
    const path = join(folder, name, `${file}.ts`)
    if (!existsSync(path)) throw new Error(`features.cjs: there is no ${path}`)
  }
}

module.exports = features
