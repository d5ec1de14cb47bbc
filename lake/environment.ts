import {z} from 'zod'
import {isLoopback} from './http/access.ts'

const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: ({input}) => `“${input}” is no origin: give some such as http://localhost:3000, separated by commas`,
})

const schema = z
  .object({
    LAKE_PORT: z.coerce.number({error: 'give a port number'}).int().min(0).max(65535).default(3333),
    DATA_DIR: z.string().min(1).default('.data'),
    HOST: z.string().default('127.0.0.1'),
    // Sent in an HTTP header, which allows only these characters.
    LAKE_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'needs at least 16 characters, of ASCII letters, digits and signs only')
      .optional(),
    LAKE_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
      .pipe(z.array(origin)),
  })
  .refine(({HOST, LAKE_TOKEN}) => isLoopback(HOST) || LAKE_TOKEN, {
    path: ['HOST'],
    error:
      'without LAKE_TOKEN anyone who reaches the lake can edit, so it listens on 127.0.0.1, localhost or ::1 only',
    // Runs even if another variable is invalid, so that one start reports all errors.
    when: () => true,
  })

export type Environment = z.output<typeof schema>

/**
 * Reads the settings of the lake process. An empty variable counts as not set.
 * @throws Error that names every wrong variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const {data, error} = schema.safeParse(Object.fromEntries(given))
  if (data) return data
  throw new Error(error?.issues.map(({path, message}) => `${String(path[0])}: ${message}`).join('; '))
}
