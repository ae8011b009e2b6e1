FROM node:24.21.0-bookworm-slim
WORKDIR /app
# The pinned Node.js of package.json goes before the image's own: its SQLite is the one that the log is tested with.
ENV PATH=/app/node_modules/.bin:$PATH
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What only the build and the tests need is taken out again.
RUN npm run build && npm prune --omit=dev && mkdir -p -m 700 /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--disable-warning=TimeoutNegativeWarning", "dist/server/main.js"]
