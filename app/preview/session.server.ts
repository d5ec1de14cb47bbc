import {createCookie} from '@remix-run/node'
import {env} from '~/platform/env.server'
import {keptSecret} from '~/platform/secret.server'
import {fromPreviewHeader, previewCookie, type Shown} from './header'

/** A running preview: unpublished changes are shown until its end. */
export interface Preview {
  /** When it ends, in milliseconds since 1970. */
  until: number
  shown: Shown
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Set by the server in front of the app. */
    preview?: Preview
  }
}

/** How long a preview lasts, in seconds: as long as the secret that opens it. */
const duration = 3_600

/** With hosted content the key has to be set; with the local lake it is stored, so that a restart ends no preview. */
const key = env.preview.sessionSecret ?? (env.localLake ? keptSecret() : undefined)

/** Whether previews can be signed. */
export const canSign = key !== undefined

const https = env.publicUrl.startsWith('https:')
/** In a frame of another site, browsers accept only partitioned cookies with SameSite=None. */
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

/** The preview in a browser's cookie, unless it has ended or the signature is wrong. */
export async function sessionOf(headers: Headers): Promise<Pick<Preview, 'until'> | undefined> {
  if (!canSign) return undefined
  const value: unknown = await cookie.parse(headers.get('cookie'))
  if (typeof value !== 'object' || value === null || !('until' in value)) return undefined
  return typeof value.until === 'number' && value.until > Date.now() ? {until: value.until} : undefined
}

/**
 * The preview that a request is part of. Preview pages send a header with data requests, so that a page opened as
 * published never mixes with drafts. `?published` shows a page as visitors see it. Of the pages under `/preview/`, only the
 * stand-in for licence pages belongs to a preview.
 */
export async function previewOf({url, headers}: Request): Promise<Preview | undefined> {
  const {pathname, searchParams} = new URL(url)
  if (searchParams.has('published') || /^\/preview\/(?!licences-off)/.test(pathname)) return undefined
  if (pathname.endsWith('.data') && !headers.has(fromPreviewHeader)) return undefined
  const session = await sessionOf(headers)
  return (
    session && {...session, shown: headers.get(fromPreviewHeader) === 'published' ? 'published' : 'drafts'}
  )
}
