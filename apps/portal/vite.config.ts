import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, requireModules } from './build/chunks.ts'
import { drawnPages } from './build/drawn-pages.ts'
import { firmOfServer } from './build/firm-of-server.ts'
import { inlineScripts } from './build/inline-scripts.ts'
import { pdfDecoders } from './build/pdf-decoders.ts'
import { portugueseOnly } from './build/portuguese-only.ts'
import { precompress } from './build/precompress.ts'

const conditions = ['tramite-source', 'module', 'browser', 'development|production']

const server = `http://localhost:${process.env.PORT ?? 4000}`

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      codeSplittingOptions: {
        // One chunk a route, with what it loads; only the guards stay in the first one.
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
    }),
    react(),
    vanillaExtractPlugin(),
    portugueseOnly(),
    requireModules(),
    pdfDecoders(),
    precompress(),
    firmOfServer(server),
    drawnPages(),
    inlineScripts(
      {
        'early-calls': 'first-paint/early-calls/inline.ts',
        'last-seen': 'first-paint/last-seen/inline.ts',
      },
      conditions,
    ),
  ],
  resolve: { conditions },
  build: {
    // The browsers that README promises.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // That compressing takes most of a build is known, and nothing to tell whoever starts the portal.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every page carries the names of all that may come next, which words would make three kilobytes
        // longer. `.vite/manifest.json` says what each file is.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
      },
    },
  },
  server: { port: 4001, proxy: { '/api': server, '/files': server } },
})
