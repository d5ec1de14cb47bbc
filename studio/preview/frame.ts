import {createConnectionMachine, createController} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type SanityNode,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'
import {type RefObject, useEffect, useEffectEvent, useState} from 'react'
import {useSchema} from 'sanity'
import {titlesOf} from './titles.ts'

/** Response time limit of a loaded page, in milliseconds. */
const patience = 8_000

/** Names and opens the fields of a page in a frame, as the Presentation tool does. Returns whether the page is silent. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  {site, address, edit}: {site: string; address: string | undefined; edit: (field: SanityNode) => void},
): boolean {
  const [isSilent, setSilent] = useState(false)
  const schema = useSchema()

  const onEdit = useEffectEvent(edit)

  useEffect(() => {
    const target = frame.current?.contentWindow
    if (!target || !address) return
    setSilent(false)
    const timer = setTimeout(setSilent, patience, true)
    const controller = createController({targetOrigin: site})
    const channel = controller.createChannel<VisualEditingControllerMsg, VisualEditingNodeMsg>(
      {name: 'presentation', connectTo: 'visual-editing', heartbeat: true},
      createConnectionMachine<VisualEditingControllerMsg, VisualEditingNodeMsg>().provide({
        actors: createCompatibilityActors<VisualEditingControllerMsg>(),
      }),
    )
    channel.onStatus(({status}) => {
      if (status !== 'connected') return
      clearTimeout(timer)
      setSilent(false)
    })
    channel.on('visual-editing/focus', (field) => 'id' in field && onEdit(field))
    channel.on('visual-editing/schema', () => ({schema: titlesOf(schema)}))
    controller.addTarget(target)
    const stop = channel.start()
    return () => {
      clearTimeout(timer)
      stop()
      controller.destroy()
    }
  }, [frame, site, address, schema])

  return isSilent
}
