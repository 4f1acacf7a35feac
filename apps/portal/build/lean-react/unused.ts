import type { Cut } from './cut.types.ts'

/** The version of React whose source was read for this. */
export const version = '19.3.1'

const client: Cut = {
  // A part of a hydrated document, SuspenseList, Scope, LegacyHidden, TracingMarker, <html> with its two
  // parts, ViewTransition and Activity.
  tags: [18, 19, 21, 23, 25, 27, 30, 31],
  types: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  variables: {
    appearingViewTransitions: 'null',
    documentMode: 'null',
    hydrationErrors: 'null',
    inUpdateViewTransition: '!1',
    isHydrating: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    shouldStartViewTransition: '!1',
    viewTransitionCancelableChildren: 'null',
    viewTransitionMutationContext: '!1',
  },
  fields: { dehydrated: 'null', isDehydrated: '!1' },
  answers: {
    acquireResource: 'null',
    clearIfContinuousEvent: '',
    commitAfterMutationEffectsOnFiber: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    commitNewChildToFragmentInstance: '',
    deleteChildFromFragmentInstance: '',
    extractEvents$1: '',
    getHydratableHoistableCache: 'new Map()',
    getParentHydrationBoundary: 'null',
    getResource: 'null',
    getStackByFiberInDevAndProd: '""',
    getVendorPrefixedEventName: 'eventName',
    insertSuspendedStylesheets: '',
    isFragmentInstanceParent: '!1',
    isHostHoistableType: '"title" === type && 1 !== hostContext && null == props.itemProp',
    measureNestedViewTransitions: '',
    popHydrationState: '!1',
    popTreeContext: '',
    preloadResourceAndSuspendIfNeeded: '',
    resetHydrationState: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restoreViewTransitionOnHostInstances: '',
    retryIfBlockedOn: '',
    suspendResource: '',
    trackEnterViewTransitions: '',
    upgradeHydrationErrorsToRecoverable: 'null',
  },
  methods: [
    'mountActionState',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'requestFormReset',
    'rerenderActionState',
    'updateActionState',
    'useHostTransitionStatus',
  ],
  statements: [
    'FragmentInstance.prototype.',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'ReactDOMSharedInternals.findDOMNode =',
    'exports.hydrateRoot =',
  ],
  texts: {
    // No event waits for a part of the page that is not hydrated yet.
    [`    var blockedOn = findInstanceBlockingEvent(nativeEvent);
    if (null === blockedOn)`]: `    var blockedOn = null;
    findInstanceBlockingEvent(nativeEvent);
    if (!0)`,
    'ReactDOMHydrationRoot.prototype.render = ': '',
    'ReactDOMHydrationRoot.prototype.unmount = ': '',
    // Of what belongs into the head there are titles alone, and <html> and its two parts never.
    [`    fiberTag = isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5;`]: `    fiberTag = isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : 5;`,
  },
}

const functions: Cut = {
  tags: [],
  types: [],
  variables: {},
  fields: {},
  answers: {},
  methods: [],
  statements: [
    'exports.preconnect =',
    'exports.prefetchDNS =',
    'exports.preinit =',
    'exports.preinitModule =',
    'exports.preload =',
    'exports.preloadModule =',
    'exports.requestFormReset =',
    'exports.useFormState =',
    'exports.useFormStatus =',
  ],
  texts: {},
}

/** What is cut out of files of React, by their names. */
export const cuts: Readonly<Record<string, Cut>> = {
  'react-dom-client.production.js': client,
  'react-dom.production.js': functions,
}
