import {useLoaderData} from '@remix-run/react'
import type {licenceTextsOf} from '~/i18n/i18n.server'

/** Fixed texts of the licence reference, which the loaders of its pages send along: no other page shows them. */
export const useLicenceTexts = () => useLoaderData<{texts: ReturnType<typeof licenceTextsOf>}>().texts
