import {Card, Stack} from '@sanity/ui'
import {type ReactNode, useEffect, useRef} from 'react'
import {type ItemProps, isObjectItemProps, isReferenceSchemaType} from 'sanity'

/** An entry of a list opens in its place: Sanity's dialog, where pictures open, takes longer and hides the other entries. */
export function EntryInPlace(props: ItemProps) {
  if (!isObjectItemProps(props) || isReferenceSchemaType(props.schemaType)) return props.renderDefault(props)
  const {open, onClose, inputProps, children} = props
  return (
    <Stack gap={1}>
      {props.renderDefault(open ? {...props, open: false, focused: false, onOpen: onClose} : props)}
      {open && <Fields alreadyFocused={inputProps.focusPath.length > 0}>{children}</Fields>}
    </Stack>
  )
}

function Fields({alreadyFocused, children}: {alreadyFocused: boolean; children: ReactNode}) {
  const card = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the entry opens.
  useEffect(() => {
    if (!alreadyFocused) card.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  return (
    <Card ref={card} border radius={2} padding={3}>
      {children}
    </Card>
  )
}
