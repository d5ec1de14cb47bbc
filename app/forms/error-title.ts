import {useLocation} from '@remix-run/react'
import {useEffect} from 'react'
import {useSite} from '~/blocks/site'

/**
 * Prefixes the title of the page with "Error:" while its form has errors. Without scripts, the server does it, see
 * `noteRefusal`.
 */
export function useErrorTitle(wrong: boolean) {
  const {texts} = useSite()
  const {key} = useLocation()
  const prefix = `${texts.form.errorPrefix} `
  // biome-ignore lint/correctness/useExhaustiveDependencies: React writes the title again with each history entry
  useEffect(() => {
    const bare = () => {
      const {title} = document
      return title.startsWith(prefix) ? title.slice(prefix.length) : title
    }
    document.title = wrong ? prefix + bare() : bare()
    return () => {
      document.title = bare()
    }
  }, [wrong, prefix, key])
}
