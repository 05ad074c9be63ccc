import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { type Plugin, type ViteDevServer, defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunks.ts'
import { shortClassNames } from './scripts/build/classNames.ts'
import { indexVersion } from './scripts/build/indexVersion.ts'
import { moduleFiles } from './scripts/build/moduleFiles.ts'
import { unusedRouterParts } from './scripts/build/routerParts.ts'
import { styleLayers } from './scripts/build/styleLayers.ts'
import { documentFonts } from './scripts/fonts/documentFontsPlugin.ts'

/** Mock mode is on in the development server, and in builds with `--mode mock`. */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  const hasMocks = command === 'serve' || mode === 'mock'
  return {
    plugins: [
      react(),
      unusedRouterParts(),
      styleLayers(),
      mockServiceWorker(),
      documentFonts(),
      isSsrBuild ? indexVersion() : moduleFiles(),
    ],
    define: {
      __MOCKS__: JSON.stringify(hasMocks),
      __MOCK_API__: JSON.stringify((hasMocks && process.env.HASHI_API_URL) || null),
    },
    server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
    css: {
      modules: {
        generateScopedName: command === 'build' ? shortClassNames() : '[name]_[local]',
      },
    },
    ssr: { noExternal: bundledOnServer },
    build: {
      target: 'baseline-widely-available',
      outDir: `${process.env.BUILD_FOLDER ?? 'dist'}/${isSsrBuild ? 'server' : 'client'}`,
      // The program and React are in every page, so they need not be preloaded again.
      modulePreload: {
        resolveDependencies: (_file, files) =>
          files.filter((name) => !/\/(main|react|rolldown-runtime)-/.test(name)),
      },
      sourcemap: true,
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      // The library that writes PDF files is larger; it loads on the pages of documents only.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        checks: {
          // The server loads every page at its start, so dynamic imports have no effect there.
          ineffectiveDynamicImport: !isSsrBuild,
          // On a busy machine every build would warn about slow plugins.
          pluginTimings: false,
        },
        output: isSsrBuild ? {} : clientOutput,
        input: isSsrBuild
          ? {
              main: 'server/main.ts',
              pictureWorker: 'server/pictures/worker.ts',
              admin: 'admin/main.ts',
              photoWorker: 'server/photos/worker.ts',
              databaseWorker: 'server/store/pglite/worker.ts',
            }
          : mode === 'mock'
            ? 'index.html'
            : ['src/start/start.ts', 'src/main.tsx'],
      },
    },
  }
})

/**
 * Packages of many small files, which the server's build contains. Without this, Node reads 2,200 files at the start, which takes half of
 * its time.
 */
const bundledOnServer = [
  /^@mantine\//,
  /^@dnd-kit\//,
  /^@floating-ui\//,
  /^@tanstack\//,
  /^@remix-run\//,
  /^(?:use-callback-ref|use-sidecar|react-remove-scroll|react-remove-scroll-bar|react-style-singleton)$/,
  'hono',
  'kysely',
  'react-router',
  'zod',
]

/**
 * Bundles the code of every first page into two files, React and the rest, so that each runs as a task (`src/start`). Pages have their own
 * chunks. Hashes are short, because each page lists them and they do not compress.
 */
const clientOutput = {
  codeSplitting: {
    groups: chunkGroups,
  },
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** Serves MSW's worker from its package in development and `vite preview`, so that both have the same version. */
export function mockServiceWorker(): Plugin {
  const files = [
    new URL('mocks/workerScope.js', import.meta.url),
    createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  ]
  const serveWorker = ({ middlewares }: Pick<ViteDevServer, 'middlewares'>) => {
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
    })
  }
  return {
    name: 'mock-service-worker',
    apply: 'serve',
    configureServer: serveWorker,
    configurePreviewServer: serveWorker,
  }
}
