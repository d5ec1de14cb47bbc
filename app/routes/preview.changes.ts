import type {LoaderFunctionArgs} from '@remix-run/node'
import {changesFor} from '~/preview/changes.server'

/** A preview listens here, and shows every change at once. */
export const loader = ({request}: LoaderFunctionArgs) => changesFor(request)
