import type {LoaderFunctionArgs} from '@remix-run/node'
import {changesFor} from '~/preview/changes.server'

/** Event stream on which previews receive every change. */
export const loader = ({request}: LoaderFunctionArgs) => changesFor(request)
