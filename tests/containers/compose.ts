import {readFileSync} from 'node:fs'
import {parse} from 'yaml'
import {z} from 'zod'

const service = z.object({
  image: z.string(),
  build: z.object({context: z.literal('.'), target: z.string()}),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({test: z.tuple([z.literal('CMD')], z.string())}).optional(),
  depends_on: z.record(z.string(), z.object({condition: z.string()})).default({}),
  restart: z.string(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
})

const file = z.object({
  services: z.record(z.string(), z.looseObject(service.shape)),
  volumes: z.record(z.string(), z.null()),
})

export type ComposeService = z.infer<typeof service>

/**
 * What `docker compose` makes of the file.
 * @param env what `.env` says
 * @throws where a variable is missing that must be there, with what the file says about it
 */
export function composeFile(path: string, env: Record<string, string> = {}) {
  return file.parse(interpolated(parse(readFileSync(path, 'utf8'), {merge: true}), env))
}

function interpolated(value: unknown, env: Record<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_whole, name: string, kind?: string, word = '') => {
        if (env[name]) return env[name]
        if (kind === '?') throw new Error(`${name} ${word}`)
        return word
      },
    )
  if (Array.isArray(value)) return value.map((one) => interpolated(one, env))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolated(one, env)]))
}
