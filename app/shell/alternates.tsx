import {useLocation} from '@remix-run/react'
import {useSiteIfLoaded} from '~/blocks/site'
import {languages, splitPath, withPrefix} from '~/i18n/languages'

/** The page's own address and those of its other languages, for search engines. */
export function Alternates() {
  const data = useSiteIfLoaded()
  const {pathname} = useLocation()
  if (!data) return <meta name="robots" content="noindex" />
  const {path} = splitPath(pathname)
  const address = (prefix: string) => `${data.publicUrl}${withPrefix(prefix, path)}`
  return (
    <>
      <link rel="canonical" href={address(`/${data.lang}`)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(`/${language}`)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('')} />
    </>
  )
}
