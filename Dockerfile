# The site with its Studio: docker build -t charity-website .
# docs/operations.md says how it is run; compose.yaml runs it with the local lake and the local foundation API.

# Packages that the site needs at run time. The optional ones would add the Node that the image has already.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The lake is a workspace with packages of its own, which the site does not need.
RUN npm ci --omit=dev --omit=optional --workspaces=false --no-audit --no-fund

# Everything, for building and for the commands on datasets.
FROM node:24.21.0-slim AS tools
WORKDIR /app
COPY package.json package-lock.json ./
COPY lake/package.json ./lake/
RUN npm ci --no-audit --no-fund
COPY studio/package.json studio/package-lock.json ./studio/
RUN npm ci --prefix studio --no-audit --no-fund
COPY . ./
# A Studio is built for one dataset: the hosted one, or without a project that of the lake in compose.yaml.
ARG SANITY_PROJECT_ID=
ARG SANITY_DATASET=production
RUN node local/build.ts --studio
RUN mkdir empty

# The local servers and the commands on datasets: all packages and sources.
FROM tools AS local
ENV NODE_ENV=production
COPY --from=tools --chown=node:node /app/empty ./.data
USER node

# The site. It comes last, so it is the default target.
FROM node:24.21.0-slim AS site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
# Licences go with every copy.
COPY package.json LICENSE LICENSE-CONTENT THIRD-PARTY.md ./
COPY app/styles/fonts/atkinson-hyperlegible-next.LICENSE.txt app/styles/fonts/petrona.LICENSE.txt ./app/styles/fonts/
COPY --from=tools /app/build/client ./build/client
COPY --from=tools /app/build/server ./build/server
COPY --from=tools /app/build/studio ./build/studio
COPY --from=tools /app/build/sw.js ./build/
# Last good content, pictures, keys of sent messages. The place for a volume.
COPY --from=tools --chown=node:node /app/empty ./.data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
