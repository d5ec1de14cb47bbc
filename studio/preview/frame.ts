import {createConnectionMachine, createController} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import {type RefObject, useEffect, useState} from 'react'

/** How long a page may take to answer after it was loaded, in milliseconds. */
const patience = 8_000

/** `silent`: the page in the frame does not answer. */
export type Connection = 'connecting' | 'connected' | 'silent'

/** Whether the page in a frame answers, asked as the Presentation tool asks. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  {site, address}: {site: string; address: string | undefined},
): Connection {
  const [connection, setConnection] = useState<Connection>('connecting')

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
    return () => {
      clearTimeout(timer)
      stop()
      controller.destroy()
    }
  }, [frame, site, address])

  return connection
}
