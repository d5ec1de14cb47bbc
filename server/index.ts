import cluster from 'node:cluster'
import type {ServerBuild} from '@remix-run/node'
import {serveMetrics} from './metrics.ts'
import {entryOf, type RunnableSite, serve} from './serve.ts'
import {superviseWorkers} from './workers.ts'

/** The site as a process: `node server/index.ts`, after a build; with NODE_ENV=development, straight from the sources. */

async function builtSite(): Promise<RunnableSite> {
  const address = new URL('../build/server/index.js', import.meta.url).href
  const build: ServerBuild = await import(address)
  return {loadBuild: async () => build, close: async () => {}}
}

async function siteInDevelopment(): Promise<RunnableSite> {
  const {createServer: createViteServer} = await import('vite')
  const vite = await createViteServer({server: {middlewareMode: true}})
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    vite: vite.middlewares,
    close: () => vite.close(),
  }
}

/** Ends the process; where the environment is wrong, with nothing but what is wrong about it. */
function sayWhy(error: unknown): never {
  // The app that was built brings a class of its own.
  if (!(error instanceof Error) || error.name !== 'EnvironmentError') throw error
  console.error(error.message)
  process.exit(1)
}

// React has a slower build for development, and takes it wherever the environment does not say otherwise.
process.env.NODE_ENV ??= 'production'

const site = await (process.env.NODE_ENV === 'development' ? siteInDevelopment() : builtSite()).catch(sayWhy)
const {env, log} = await entryOf(site).catch(sayWhy)
const supervises = env.workers > 1 && cluster.isPrimary && !site.vite
if (env.metricsPort && cluster.isPrimary)
  serveMetrics({port: env.metricsPort, host: env.host, forAll: supervises, log})
if (supervises) superviseWorkers(env.workers, env.shutdownGraceMs, log)
else await serve(site)
