import {useEffect, useState} from 'react'
import {useEditState, useSchema} from 'sanity'
import {siteOrigin} from './addresses.ts'
import {holdTyping} from './held-typing.ts'

interface Named {
  id: string
  type: string
}

interface FromPage {
  aimedAt?: Named
  opened?: {id: string; path: string}
}

/**
 * Loads the document whose text or picture the pointer rests on in a preview, so that a click opens its field sooner, and keeps
 * what is typed until then.
 */
export function Ahead() {
  const [aimedAt, setAimedAt] = useState<Named>()
  const schema = useSchema()
  useEffect(() => {
    const follow = ({origin, data}: MessageEvent<FromPage | null>) => {
      const {aimedAt: named, opened} = (origin === siteOrigin() && data) || {}
      if (named && schema.get(named.type)) setAimedAt(named)
      if (!opened) return
      // In narrow windows, the form is in a tab of its own.
      document.getElementById('presentation-narrow-tab-content')?.click()
      holdTyping(opened)
    }
    addEventListener('message', follow)
    return () => removeEventListener('message', follow)
  }, [schema])
  return aimedAt && <Loaded {...aimedAt} />
}

function Loaded({id, type}: Named) {
  useEditState(id, type)
  return null
}
