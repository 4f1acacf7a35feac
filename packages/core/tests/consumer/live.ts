// Written from the guide alone: prints the first change of a demand as it happens, and ends.
import { createMemoryStorage, createTramite } from '@tramite/core'
import { getDemand } from '@tramite/core/demands'
import { toChangedResources } from '@tramite/core/events'
import { createToastTexts, demandOutcomeMessages } from '@tramite/core/messages'

const [, , baseUrl = ''] = process.argv
const print = (line: string) => process.stdout.write(`${line}\n`)

const tramite = createTramite({
  baseUrl,
  storage: createMemoryStorage(),
  toasts: { toText: createToastTexts(demandOutcomeMessages), show: ({ title }) => print(title) },
})
await tramite.signIn({ email: 'user@aurora.example', password: 'Tramite2026' })

const stream = tramite.listen({
  onStatus: (status) => {
    if (status !== 'connecting') print(status)
  },
  async onEvent(event) {
    if (event.demandId === undefined || !toChangedResources(event).includes('demands')) return
    const { id, externalId, statusKey } = await tramite.read(getDemand, { id: event.demandId })
    print(`${id} ${externalId} ${statusKey}`)
    stream.close()
    print('closed')
  },
})
