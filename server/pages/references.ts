import type {ServerBuild} from '@remix-run/node'
import {report} from '~/platform/errors.server'

type Handler = (args: {request: Request}) => unknown

/**
 * The build with loaders and actions whose errors get a reference, in the log and on the visitor's error page. Remix
 * itself removes everything that identifies an error.
 */
export function withReferences(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const {loader, action, default: component} = route.module
    const respond = component ? forPage : forFile
    const module = {
      ...route.module,
      ...(loader && {loader: reporting(loader as Handler, respond)}),
      ...(action && {action: reporting(action as Handler, respond)}),
    }
    return [id, {...route, module}]
  })
  return {...build, routes: Object.fromEntries(routes)}
}

const headers = {'Cache-Control': 'no-store'}

const forPage = (reference: string) => Response.json({reference}, {status: 500, headers})

const forFile = (reference: string) =>
  new Response(`Something went wrong. Reference: ${reference}`, {status: 500, headers})

function reporting(handler: Handler, respond: (reference: string) => Response): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      // Thrown responses are no errors, and aborted requests need no reference.
      if (!(error instanceof Error) || args.request.signal.aborted) throw error
      throw respond(report(error))
    }
  }
}
