import {EnvironmentError} from '~/platform/environment'

/** The site as a process: `node build/server/index.js`. */

// By default, React uses its slower development build.
process.env.NODE_ENV ??= 'production'

const serving = import('./serve').then(({serve}) => serve())
serving.catch((error: unknown) => {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
})
