import {createConnectionMachine, createController} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type SanityNode,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import {type RefObject, useEffect, useEffectEvent, useState} from 'react'

/** Response time limit of a loaded page, in milliseconds. */
const patience = 8_000

/** `silent`: the page in the frame does not respond. */
export type Connection = 'connecting' | 'connected' | 'silent'

/** Whether the page in a frame responds, checked like the Presentation tool does. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  {site, address, edit}: {site: string; address: string | undefined; edit: (field: SanityNode) => void},
): Connection {
  const [connection, setConnection] = useState<Connection>('connecting')

  const onEdit = useEffectEvent(edit)

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
    channel.on('visual-editing/focus', (field) => 'id' in field && onEdit(field))
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
