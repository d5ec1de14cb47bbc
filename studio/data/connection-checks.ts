import {createClient, type SanityClient} from '@sanity/client'
import {z} from 'zod'
import {newsletterDataset} from '../../app/environment.ts'
import type {Connection, Environment} from './connection.ts'
import type {Finding} from './findings.ts'

/** Whether site, Studio and the hosted project will find each other: tokens, addresses, CORS, webhook. */

const manage = 'https://www.sanity.io/manage'

/** What the environment still leaves to stand-ins on this machine. */
export function environmentFindings({standIns, publicUrl}: Environment): Finding[] {
  const findings: Finding[] = []
  if (standIns.foundation)
    findings.push({
      severity: 'warning',
      what: 'Messages of visitors go to the stand-in of the foundation’s API',
      mend: 'Set FOUNDATION_API_URL.',
    })
  if (isLocal(publicUrl))
    findings.push({
      severity: 'warning',
      what: `The site’s address is ${publicUrl}, which is this machine`,
      mend: 'Set PUBLIC_URL to the address that visitors use. CORS and webhook are checked for it.',
    })
  else if (!publicUrl.startsWith('https://'))
    findings.push({
      severity: 'warning',
      what: `${publicUrl} is not encrypted`,
      mend: 'Set PUBLIC_URL to an https:// address.',
    })
  return findings
}

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Tries what the two tokens may do: the site's reads drafts and writes nothing, the commands' writes. */
export async function tokenFindings(
  target: Connection,
  {sanity, writeToken}: Environment,
): Promise<Finding[]> {
  const writing = await mayWrite(target.client)
  if (!writing)
    return [
      {
        severity: 'error',
        what: 'The token for writing (SANITY_WRITE_TOKEN) may not write',
        mend: `Create one with the role Editor at ${manage} → API → Tokens.`,
      },
    ]
  if (!sanity.token || sanity.token === writeToken)
    return [
      {
        severity: 'warning',
        what: 'There is one token for everything',
        mend: `Create a second one with the role Viewer for the site (SANITY_TOKEN) at ${manage} → API → Tokens.`,
      },
    ]
  const reader = createClient({
    ...sanity,
    dataset: target.dataset,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 2,
  })
  return readerFindings(reader, target.client)
}

async function readerFindings(reader: SanityClient, writer: SanityClient): Promise<Finding[]> {
  const drafts = 'count(*[_id in path("drafts.**")])'
  const there = await writer.fetch<number>(drafts)
  const seen = await reader.fetch<number>(drafts).catch(() => undefined)
  if (seen === undefined)
    return [
      {
        severity: 'warning',
        what: 'The site’s token (SANITY_TOKEN) is not taken',
        mend: `Create one with the role Viewer at ${manage} → API → Tokens.`,
      },
    ]
  if (await mayWrite(reader))
    return [
      {
        severity: 'warning',
        what: 'The site’s token (SANITY_TOKEN) may write',
        mend: 'The site only reads: give it a token with the role Viewer.',
      },
    ]
  if (there === 0)
    return [
      {
        severity: 'note',
        what: 'Whether the site’s token sees drafts could not be tried: there are none',
        mend: 'Preview needs it. Run this command again when somebody has edited something.',
      },
    ]
  if (seen < there)
    return [
      {
        severity: 'warning',
        what: 'The site’s token (SANITY_TOKEN) sees no drafts',
        mend: 'Preview needs them: give it a token with the role Viewer.',
      },
    ]
  return []
}

/** Tries a write that is not kept. */
async function mayWrite(client: SanityClient): Promise<boolean> {
  const trial = {createIfNotExists: {_id: 'golive.trial', _type: 'golive.trial'}}
  try {
    await client.mutate([trial], {dryRun: true})
    return true
  } catch (error) {
    const {statusCode} = error as {statusCode?: number}
    if (statusCode === 401 || statusCode === 403) return false
    throw error
  }
}

/** Nobody can subscribe without the dataset for it; in a public one, only the dots in their ids would hide the addresses. */
export async function newsletterFindings({client}: Connection): Promise<Finding[]> {
  const datasets = await client.datasets.list().catch(() => undefined)
  const mode = datasets?.find(({name}) => name === newsletterDataset)?.aclMode
  if (mode === 'private') return []
  if (!datasets)
    return [
      {
        severity: 'note',
        what: 'Whether there is a dataset for the newsletter could not be checked: this token may not see it',
        mend: `Look at ${manage} → Datasets: “${newsletterDataset}” has to be private.`,
      },
    ]
  if (mode)
    return [
      {
        severity: 'warning',
        what: `The dataset “${newsletterDataset}” is not private, and will hold addresses of people`,
        mend: `Make it private at ${manage} → Datasets.`,
      },
    ]
  return [
    {
      severity: 'note',
      what: `Nobody can subscribe to the newsletter: there is no dataset “${newsletterDataset}”`,
      mend: `Create it at ${manage} → Datasets, private (docs/newsletter.md).`,
    },
  ]
}

/** Asks as the Studio at the site's address will: its browser sends cookies along. */
export async function corsFindings({client}: Connection, {publicUrl}: Environment): Promise<Finding[]> {
  if (isLocal(publicUrl)) return []
  const {origin} = new URL(publicUrl)
  const asked = {Origin: origin, Authorization: `Bearer ${client.config().token}`}
  const {headers} = await fetch(client.getUrl('/users/me'), {headers: asked})
  const allowed =
    headers.get('access-control-allow-origin') === origin &&
    headers.get('access-control-allow-credentials') === 'true'
  if (allowed) return []
  return [
    {
      severity: 'warning',
      what: `The Studio at ${publicUrl}/studio cannot reach the project: its origin is not allowed`,
      mend: `Add ${origin} at ${manage} → API → CORS origins, with “Allow credentials”.`,
    },
  ]
}

const hooks = z.array(
  z.looseObject({
    url: z.string(),
    dataset: z.string().nullish(),
    isDisabled: z.boolean().nullish(),
    isDisabledByUser: z.boolean().nullish(),
  }),
)

/** Only a site that waits for calls needs a webhook; one that listens does not. */
export async function webhookFindings(
  {client, dataset}: Connection,
  {changeSignal, publicUrl, sanity}: Environment,
): Promise<Finding[]> {
  if (changeSignal !== 'webhook' || isLocal(publicUrl)) return []
  const address = `${publicUrl}/webhooks/sanity`
  const setUp = `Set it up at ${manage} → API → Webhooks: POST to ${address} on create, update and delete, with a secret.`
  const answer = await client
    .withConfig({apiVersion: '2021-10-04'})
    .request({url: `/hooks/projects/${sanity.projectId}`})
    .catch(() => undefined)
  const {data: list} = hooks.safeParse(answer)
  if (!list)
    return [
      {
        severity: 'note',
        what: 'Whether the webhook is set up could not be checked: this token may not see it',
        mend: setUp,
      },
    ]
  const ours = list.filter(({url}) => url === address)
  const works = ours.some(
    (hook) =>
      !hook.isDisabled && !hook.isDisabledByUser && [undefined, null, '*', dataset].includes(hook.dataset),
  )
  if (works) return []
  const what =
    ours.length > 0
      ? `The webhook for ${address} is switched off, or for another dataset`
      : 'There is no webhook'
  return [{severity: 'warning', what: `${what}: edits show up to a minute late`, mend: setUp}]
}
