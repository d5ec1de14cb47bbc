import {createCookie} from '@remix-run/node'
import {env} from '~/env.server'
import {keptSecret} from '~/secret.server'
import {fromPreviewHeader, previewCookie, type Shown} from './header'

/** A preview that is going on: unpublished changes are shown until its end. */
export interface Preview {
  /** When it ends, in milliseconds since 1970. */
  until: number
  shown: Shown
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The preview that a request is part of; put there by the server in front of the app. */
    preview?: Preview
  }
}

/** How long a preview lasts, in seconds: as long as the secret that opens it. */
const duration = 3_600

/** On this machine the key is kept, so that a restart ends no preview. Where content is hosted, it has to be set. */
const key = env.preview.sessionSecret ?? (env.localLake ? keptSecret() : undefined)

/** Whether previews can be signed. */
export const canSign = key !== undefined

const https = env.publicUrl.startsWith('https:')
/** In a frame of another site, browsers keep only cookies that say so, in a jar for that site alone. */
const inForeignFrame = https && env.preview.studioOrigins.length > 0

const cookie = createCookie(previewCookie, {
  secrets: key ? [key] : [],
  path: '/',
  httpOnly: true,
  secure: https,
  maxAge: duration,
  ...(inForeignFrame ? {sameSite: 'none', partitioned: true} : {sameSite: 'lax'}),
})

/** The `Set-Cookie` header that begins a preview. */
export const beginning = (): Promise<string> => cookie.serialize({until: Date.now() + duration * 1000})

/** The `Set-Cookie` header that ends it. */
export const end = (): Promise<string> => cookie.serialize('', {maxAge: 0})

/** The preview that a browser's cookie speaks of, unless it has ended or was not signed by us. */
export async function sessionOf(headers: Headers): Promise<Pick<Preview, 'until'> | undefined> {
  if (!canSign) return undefined
  const value: unknown = await cookie.parse(headers.get('cookie'))
  if (typeof value !== 'object' || value === null || !('until' in value)) return undefined
  return typeof value.until === 'number' && value.until > Date.now() ? {until: value.until} : undefined
}

/**
 * The preview that a request is part of. Pages ask for data with a header while they are a preview, so that a page that was
 * opened as published never mixes with drafts; `?published` shows a page as visitors see it.
 */
export async function previewOf({url, headers}: Request): Promise<Preview | undefined> {
  const {pathname, searchParams} = new URL(url)
  if (searchParams.has('published') || pathname.startsWith('/preview/')) return undefined
  if (pathname.endsWith('.data') && !headers.has(fromPreviewHeader)) return undefined
  const session = await sessionOf(headers)
  return (
    session && {...session, shown: headers.get(fromPreviewHeader) === 'published' ? 'published' : 'drafts'}
  )
}
