import type {ServerBuild} from '@remix-run/node'

/** Writes an error into the log and returns the reference under which it stands there. */
export type Report = (error: unknown) => string

type Handler = (args: {request: Request}) => unknown

/**
 * The build with loaders and actions whose errors carry a reference: it is in the log beside the error, and on the page
 * that visitors get. Remix itself would take away everything that tells one error from another.
 */
export function withReferences(build: ServerBuild, report: Report): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const {loader, action, default: component} = route.module
    const answer = component ? forPage : forFile
    const module = {
      ...route.module,
      ...(loader && {loader: reporting(loader as Handler, report, answer)}),
      ...(action && {action: reporting(action as Handler, report, answer)}),
    }
    return [id, {...route, module}]
  })
  return {...build, routes: Object.fromEntries(routes)}
}

const headers = {'Cache-Control': 'no-store'}

const forPage = (reference: string) => Response.json({reference}, {status: 500, headers})

const forFile = (reference: string) =>
  new Response(`Something went wrong. Reference: ${reference}`, {status: 500, headers})

function reporting(handler: Handler, report: Report, answer: (reference: string) => Response): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      // What is thrown on purpose is an answer, and nobody waits for one to a request that was given up.
      if (!(error instanceof Error) || args.request.signal.aborted) throw error
      throw answer(report(error))
    }
  }
}
