import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'

/** Mock mode: the development server, and builds only with `--mode mock`. */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  const hasMocks = command === 'serve' || mode === 'mock'
  return {
    plugins: [react(), mockServiceWorker()],
    define: { __MOCKS__: JSON.stringify(hasMocks) },
    server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
    css: {
      modules: {
        generateScopedName: isSsrBuild || command === 'build' ? '[hash:base64:5]' : '[name]_[local]',
      },
    },
    build: {
      target: 'baseline-widely-available',
      outDir: `${process.env.BUILD_FOLDER ?? 'dist'}/${isSsrBuild ? 'server' : 'client'}`,
      manifest: !isSsrBuild,
      sourcemap: true,
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // What the first page needs in any case is one file; pages keep theirs.
        output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] } },
        input: isSsrBuild
          ? { main: 'server/main.ts', pictureWorker: 'server/pictures/worker.ts' }
          : mode === 'mock'
            ? 'index.html'
            : 'src/main.tsx',
      },
    },
  }
})

/** Serves MSW's worker from its package in development, so that both are always of one version. */
export function mockServiceWorker(): Plugin {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  return {
    name: 'mock-service-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(readFileSync(file))
      })
    },
  }
}
