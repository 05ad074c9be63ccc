# syntax=docker/dockerfile:1
# The image of the site: built here, with no tools and no sources in it. docs/operating.md says how it runs.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Without scripts: the one after an install prepares the mock, which a site does not have.
RUN npm ci --ignore-scripts
RUN npm run build
RUN mv dist/* site

# The packages that the server loads, without those that only build and test, and without Node as a package.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/check-node.mjs scripts/
COPY tests/tools/package.json tests/tools/
RUN npm ci --omit=dev --omit=optional --ignore-scripts
RUN find node_modules -name '*.map' -delete -o -name '*.d.ts' -delete -o -name '*.d.mts' -delete -o -name '*.d.cts' -delete

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/site site
# The settings of the memory are those of scripts/start.ts (decision 44).
ENV NODE_ENV=production PORT=3000 HASHI_DATA=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "site/server/main.js"]
