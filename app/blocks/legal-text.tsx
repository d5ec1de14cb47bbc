import type {ReactNode} from 'react'
import type {Text} from '~/content/text'
import {format, formatDate} from '~/i18n/format'
import {Banner} from './banner'
import {RichText} from './rich-text'
import {useSite} from './site'

interface Props {
  page: {heading: Text; html: string; updatedOn: string}
  /** Content before the text. */
  children?: ReactNode
}

/** A page of legal text with the date of its last update. */
export function LegalText({page, children}: Props) {
  const {lang, texts} = useSite()
  return (
    <>
      <Banner heading={page.heading} />
      <div className="section container beside legal">
        {children}
        <RichText html={page.html} />
        <p className="updated">{format(texts.updatedOn, {date: formatDate(page.updatedOn, lang)})}</p>
      </div>
    </>
  )
}
