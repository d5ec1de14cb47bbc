import {Card, Stack} from '@sanity/ui'
import {type ReactNode, useEffect, useRef} from 'react'
import {type ItemProps, isObjectItemProps, isReferenceSchemaType, type ObjectItemProps} from 'sanity'
import {WithProblem} from './field.tsx'

/** An entry of a list, with its error or warning below. Numbers and plain texts get theirs in `OurInput`. */
export function Entry(props: ItemProps) {
  const isOpenable = isObjectItemProps(props) && !isReferenceSchemaType(props.schemaType)
  return (
    <WithProblem validation={props.validation} inset={3}>
      {isOpenable ? <EntryInPlace {...props} /> : props.renderDefault(props)}
    </WithProblem>
  )
}

/** Opens inline: Sanity's dialog, still used for pictures, is slower and hides the other entries. */
function EntryInPlace(props: ObjectItemProps) {
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
