import type { Plugin } from 'vite'

/**
 * Chunks by the modules they start from; everything these import that is not in an earlier chunk is
 * included. Left to itself the bundler makes a chunk of every module shared by two routes: forty requests
 * for sign-in, ninety for a demand. Do not list the module of a route or of an `import()`: it would lose
 * its name in the manifest, by which the server finds what a page needs.
 */
const contents: Readonly<Record<string, readonly RegExp[]>> = {
  // What fetches code: everything that the entry needs.
  fetching: [/vite\/preload-helper/],
  // The router with every route's guard and search parser, the fallback for a page whose code did not
  // arrive, and what pages before and after sign-in share.
  base: [
    /\/portal\/src\/(router|integrations\/(mail-link|open-ports))\.ts$/,
    /\/core\/src\/(forms\/field-limits|http\/api-error|portal-paths|messages\/(email|transport)|session\/return-to)\.ts$/,
    /\/ui\/src\/(theme\/scale|shell\/(LoadFailed|LoadingScreen|NoticeScreen|PageFrame\/focus))/,
    /\/ui\/src\/primitives\/(Checkbox|FirmMark|Form|LinkButton|PasswordField|TextField|TextLink)\//,
    /\/node_modules\/(@tanstack\/react-router\/|lucide-react\/.*\/arrow-left\.)/,
    /\/node_modules\/react-dom\/(index\.js|cjs\/react-dom\.production\.js)$/,
  ],
  // The sign-in page, and the layout that it shares with the other guest pages.
  guest: [/\/portal\/src\/session\/use-sign-in\.ts$/, /\/ui\/src\/session\/(Guest|SignIn)/],
  // The API client: also loaded by a form before sign-in, once the user types in it.
  client: [
    /\/portal\/src\/integrations\/open-tramite\.ts$/,
    /\/core\/src\/session\/session\.commands/,
  ],
  // The layout of all pages behind sign-in, and what most of them use.
  app: [
    /\/portal\/src\/(providers\/(app-layout|lazy-dialog|prepare-app|use-title-focus)|integrations\/open-app)/,
    /\/react\/src\/viewer\/use-deadline-stop\./,
    /\/ui\/src\/filters\/(FilterResult|use-debounced-input)/,
    /\/ui\/src\/primitives\/(Banner|Card|EmptyState|ErrorState|ProgressBar|SearchField|Skeleton|Tag|after-gesture)\b/,
    /\/ui\/src\/shell\/PageFrame\//,
    /\/ui\/src\/(labels\/weekdays|demands\/shared\/(DemandStatusPill|TurnLabel|forecast\.))/,
    /\/core\/src\/demands\/(demands\.(queries|commands)|demand-(actions\.rules|types)|privacy\.rules)/,
    /\/core\/src\/(fold-text\.|is-same-value\.|users\/users\.queries|messages\/(feedback|demands\.)|http\/batched-read)/,
    /\/node_modules\/(@tanstack\/react-query\/.*\/useInfiniteQuery|lucide-react\/.*\/(calendar-days|chevron-down|flag|lock|search|star)\.)/,
  ],
  // The lists of demands.
  lists: [
    /\/portal\/src\/(providers\/use-demand-frame|demands-list\/use-order)\./,
    /\/ui\/src\/demands\/(shared\/Demand(Row|Flags)|list\/use-)/,
    /\/core\/src\/demands\/demand-list/,
  ],
  dates: [/\/ui\/src\/primitives\/DatePicker\/DatePicker/],
  // Whatever opens above a page, with the part of the component library that all of it uses.
  overlays: [
    /\/ui\/src\/primitives\/(Dialog\/|AlertDialog\/|(Drawer|Menu|Popover|Tooltip)\/\w+Panel)/,
  ],
  machines: [/\/node_modules\/xstate\//],
  // The schemas of forms, and the form itself.
  schemas: [
    /\/node_modules\/zod\//,
    /\/core\/src\/(field-errors|forms\/(form-store|text-fields)|drafts\/draft-schema|files\/upload-record)/,
    /\/react\/src\/forms\/use-form/,
  ],
  // Files in a list, whatever the list.
  files: [
    /\/react\/src\/uploads\/use-(document-downloads|downloads|sign-attachment)/,
    /\/ui\/src\/files\/file-icon/,
    /\/core\/src\/(files\/file-limits|documents\/documents\.queries)/,
    /\/node_modules\/lucide-react\/.*\/download\./,
  ],
  // What a demand shows, before it is created, on its page and on paper.
  demand: [/\/ui\/src\/(labels\/demand-detail|demands\/detail\/forecast-view)\./],
  // Drafts: input not yet sent, of any form.
  draft: [
    /\/react\/src\/drafts\/use-draft\./,
    /\/core\/src\/(forms\/still-offered|drafts\/sent-once)\./,
  ],
  // What asks before a page is left, which a form without files needs, too.
  leaving: [/\/portal\/src\/providers\/use-leave-dialog\./],
  // What a demand is written with, on its page and before it is created.
  writing: [
    /\/react\/src\/(uploads\/use-(draft|send|form)|drafts\/use-draft-form)/,
    /\/ui\/src\/demands\/(documents\/UploadField\/|create\/use-)/,
    /\/core\/src\/demands\/demand-forms\.schema/,
  ],
  // What the page and the document of a demand share.
  'whole-demand': [
    /\/ui\/src\/demands\/detail\/(timeline-view|info-rows|person-parts)\./,
    /\/portal\/src\/demand-detail\/use-(timeline|forecast-frame)\./,
    /\/ui\/src\/demands\/conversation\/(LinkedText|LongText)\/\w+Text\.tsx$/,
    /\/core\/src\/demands\/process-items\./,
  ],
  // Lists that are read to their end.
  'complete-lists': [/\/react\/src\/calls\/(to-completeness|use-all-pages)\./],
  // What the page of a demand shares with their list alone.
  'list-and-page': [
    /\/core\/src\/demands\/demand-viewer\./,
    /\/portal\/src\/demands-list\/use-demand-tags\./,
  ],
}

export const chunkGroups = Object.entries(contents).map(([name, patterns]) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
}))

/**
 * Fails the build if a pattern matches no module, for example because a file was moved: otherwise nobody
 * would notice.
 */
export function requireModules(): Plugin {
  return {
    name: 'require-modules',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const idle = Object.values(contents)
        .flat()
        .filter((pattern) => !ids.some((id) => pattern.test(id)))
      if (idle.length > 0) throw new Error(`No module for ${idle.join(', ')} of build/chunks.ts`)
    },
  }
}
