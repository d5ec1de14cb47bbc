import {useEffect} from 'react'

/** Opens everything that can be opened within the page before it is printed: paper cannot be clicked. */
export function OpenOnPaper() {
  useEffect(() => {
    const openAll = () => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
    }
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return null
}
