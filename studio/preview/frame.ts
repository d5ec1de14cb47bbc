import {createConnectionMachine, createController} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import {type RefObject, useEffect, useRef, useState} from 'react'
import type {SanityDocument} from 'sanity'

/** How long a page may take to answer after it was loaded, in milliseconds. */
const patience = 8_000

/** `silent`: the page in the frame does not answer. */
export type Connection = 'connecting' | 'connected' | 'silent'

/** Talks with the page in a frame as the Presentation tool does: it loads again whenever the document changes. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  {site, address, document}: {site: string; address: string | undefined; document: Partial<SanityDocument>},
): Connection {
  const [connection, setConnection] = useState<Connection>('connecting')
  const post = useRef<(document: Partial<SanityDocument>) => void>(undefined)

  useEffect(() => {
    const target = frame.current?.contentWindow
    if (!target || !address) return
    setConnection('connecting')
    const timer = setTimeout(() => setConnection((now) => (now === 'connected' ? now : 'silent')), patience)
    const controller = createController({targetOrigin: site})
    const channel = controller.createChannel<VisualEditingControllerMsg, VisualEditingNodeMsg>(
      {name: 'presentation', connectTo: 'visual-editing', heartbeat: true},
      createConnectionMachine<VisualEditingControllerMsg, VisualEditingNodeMsg>().provide({
        actors: createCompatibilityActors<VisualEditingControllerMsg>(),
      }),
    )
    channel.onStatus(({status}) => status === 'connected' && setConnection('connected'))
    controller.addTarget(target)
    const stop = channel.start()
    post.current = ({_id = '', _type = '', _rev = ''}) =>
      channel.post('presentation/refresh', {
        source: 'mutation',
        livePreviewEnabled: false,
        document: {_id, _type, _rev},
      })
    return () => {
      clearTimeout(timer)
      post.current = undefined
      stop()
      controller.destroy()
    }
  }, [frame, site, address])

  useEffect(() => post.current?.(document), [document])
  return connection
}
