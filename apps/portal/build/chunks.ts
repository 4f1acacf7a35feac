import type { Plugin } from 'vite'

/**
 * Chunks by what they begin with; all that these import, and is in no chunk before, comes along.
 * Left to itself the bundler makes a chunk of every module that two routes share: forty requests
 * for sign-in, ninety for a demand. The module of a route or of an `import()` stays out of this
 * list: it would lose its name in the manifest, by which the server finds what a page needs.
 */
const contents: Readonly<Record<string, readonly RegExp[]>> = {
  // By which code is fetched: all that the entry needs.
  fetching: [/vite\/preload-helper/],
  // The router with every route's guard and search parser, what stands for a page whose code did not
  // arrive, and what pages before and behind sign-in are both made of.
  base: [
    /\/portal\/src\/(router|integrations\/(mail-link|open-ports))\.ts$/,
    /\/core\/src\/(forms\/field-limits|http\/api-error|portal-paths|messages\/(email|transport)|session\/return-to)\.ts$/,
    /\/ui\/src\/(theme\/scale|shell\/(LoadFailed|LoadingScreen|NoticeScreen|PageFrame\/focus))/,
    /\/ui\/src\/primitives\/(Checkbox|FirmMark|Form|LinkButton|PasswordField|TextField|TextLink)\//,
    /\/node_modules\/(@tanstack\/react-router\/(?!.*\/useBlocker)|lucide-react\/.*\/arrow-left\.)/,
    /\/node_modules\/react-dom\/(index\.js|cjs\/react-dom\.production\.js)$/,
  ],
  // The page of sign-in, and what those beside it stand in.
  guest: [/\/portal\/src\/session\/use-sign-in\.ts$/, /\/ui\/src\/session\/(Guest|SignIn)/],
  // How the API is called: also from a form before sign-in, once somebody writes in it.
  client: [
    /\/portal\/src\/integrations\/open-tramite\.ts$/,
    /\/core\/src\/session\/session\.commands/,
  ],
  // What every page behind sign-in stands in, and what most of them are made of.
  app: [
    /\/portal\/src\/(providers\/(app-layout|prepare-app|use-deadline-stop|use-title-focus)|integrations\/open-app)/,
    /\/ui\/src\/filters\//,
    /\/ui\/src\/primitives\/(Banner|Card|EmptyState|ErrorState|ProgressBar|SearchField|Skeleton|Tag|after-gesture)\b/,
    /\/ui\/src\/shell\/PageFrame\//,
    /\/ui\/src\/(labels\/weekdays|demands\/shared\/(DemandStatusPill|TurnLabel|forecast\.))/,
    /\/core\/src\/demands\/(demands\.(queries|commands)|demand-(actions\.rules|types)|privacy\.rules)/,
    /\/core\/src\/(fold-text\.|is-same-value\.|users\/users\.queries|messages\/(feedback|demands\.)|http\/batched-read)/,
    /\/node_modules\/(@tanstack\/react-query\/.*\/useInfiniteQuery|lucide-react\/.*\/(calendar-days|chevron-down|flag|lock|search|star)\.)/,
  ],
  // The lists of demands.
  lists: [
    /\/portal\/src\/(providers\/use-day-frame|demands-list\/use-order)\./,
    /\/ui\/src\/demands\/(shared\/Demand(Row|Flags)|list\/use-)/,
    /\/core\/src\/demands\/demand-list/,
  ],
  dates: [/\/ui\/src\/primitives\/DatePicker\/DatePicker/],
  // What opens above a page, with the part of the component library that all of it is made of.
  overlays: [
    /\/ui\/src\/primitives\/(Dialog\/|AlertDialog\/|(Drawer|Menu|Popover|Tooltip)\/\w+Panel)/,
  ],
  machines: [/\/node_modules\/xstate\//],
  // What a form takes, and the form itself.
  schemas: [
    /\/node_modules\/zod\//,
    /\/core\/src\/(field-errors|forms\/form-store)/,
    /\/react\/src\/forms\/use-form/,
  ],
  // The files of a list, whatever it is a list of.
  files: [
    /\/react\/src\/uploads\/use-downloads/,
    /\/portal\/src\/documents\/use-(document-downloads|sign-attachment)\.ts$/,
    /\/ui\/src\/files\/file-icon/,
    /\/core\/src\/(files\/file-limits|documents\/documents\.queries)/,
    /\/node_modules\/lucide-react\/.*\/download\./,
  ],
  // What a demand says of itself, before there is one, on its page and on paper.
  demand: [/\/ui\/src\/(labels\/demand-detail|demands\/detail\/forecast-view)\./],
  // What was typed and not sent, of whatever form.
  draft: [/\/react\/src\/drafts\/use-draft/],
  // What a demand is written with, on its page and before there is one.
  writing: [
    /\/react\/src\/uploads\/use-(draft|send|form)/,
    /\/ui\/src\/demands\/(documents\/UploadField\/|create\/use-)/,
    /\/core\/src\/(demands\/demand-forms\.|drafts\/draft-)schema/,
  ],
  // What its page and its document share.
  'whole-demand': [
    /\/ui\/src\/demands\/detail\/(timeline-view|info-rows|person-parts)\./,
    /\/portal\/src\/demand-detail\/use-(timeline|forecast-frame)\./,
    /\/ui\/src\/demands\/conversation\/(LinkedText|LongText)\/\w+Text\.tsx$/,
    /\/core\/src\/demands\/process-items\./,
  ],
}

export const chunkGroups = Object.entries(contents).map(([name, patterns]) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
}))

/** Fails a build in which a pattern finds no module, as when a file was moved: nobody would notice. */
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
