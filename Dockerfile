# One image for all roles: `web`, `worker` and the commands. For linux/amd64 and linux/arm64.
#
#   docker build -t broadsheet .
#   docker buildx build --platform linux/amd64,linux/arm64 -t registry.example/broadsheet --push .
#
# To pin the base by digest: --build-arg NODE_IMAGE=node:26.10.0-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The base has Node, and the build needs no development packages.
RUN npm ci --omit=dev --ignore-scripts
COPY esbuild.config.ts tsconfig.json ./
COPY public public
COPY shared shared
COPY client client
COPY server server
RUN node esbuild.config.ts && find node_modules/@electric-sql -name '*.map' -exec rm {} +

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/cache
WORKDIR /app
# The server is a bundle. Only the embedded database and the libraries of images are packages.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules/@electric-sql/pglite node_modules/@electric-sql/pglite
COPY --from=build /app/node_modules/@resvg/resvg-wasm node_modules/@resvg/resvg-wasm
COPY --from=build /app/node_modules/harfbuzzjs node_modules/harfbuzzjs
COPY --from=build /app/node_modules/sharp node_modules/sharp
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/node_modules/semver node_modules/semver
COPY --from=build /app/server/infra/pictures/fonts server/infra/pictures/fonts
COPY --from=build /app/server/db/migrations server/db/migrations
COPY --from=build /app/dist/manifest.json dist/manifest.json
COPY --from=build /app/dist/files dist/files
COPY --from=build /app/dist/server dist/server
RUN mkdir /data /cache && chown 1000:1000 /data /cache
# Writes to /data only with the embedded database. /cache has compiled code for the next start, and
# may be missing. /tmp may be a tmpfs.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
# Without the database it stays healthy: a restart would not help, and lose its cached pages.
# A worker has no pages: point HEALTH_URL to its METRICS_PORT.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
