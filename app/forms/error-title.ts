import {useLocation} from '@remix-run/react'
import {useEffect} from 'react'
import {useSite} from '~/blocks/site'

/**
 * Begins the title of the page with "Error:" as long as something in its form is wrong. Where scripts do not run, the
 * server has done it, see `noteRefusal`.
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
