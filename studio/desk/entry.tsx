import {Card, Stack} from '@sanity/ui'
import {type ReactNode, useEffect, useRef} from 'react'
import {type ItemProps, isObjectItemProps, isReferenceSchemaType, type ObjectItemProps} from 'sanity'
import {WithProblem} from './field.tsx'

type Problems = ItemProps['validation']

/** The state of a form, as far as needed here: a field, an entry or a group of fields. */
interface Node {
  validation?: Problems
  members?: readonly {field?: Node; item?: Node; fieldSet?: Node}[]
}

const problemsIn = ({validation = [], members = []}: Node): Problems => [
  ...validation,
  ...members.flatMap(({field, item, fieldSet}) => problemsIn(field ?? item ?? fieldSet ?? {})),
]

/**
 * An entry of a list, with its error or warning below; while it is closed, also with those inside it. Numbers and plain texts
 * get theirs in `OurInput`.
 */
export function Entry(props: ItemProps) {
  const isOpenable = isObjectItemProps(props) && !isReferenceSchemaType(props.schemaType)
  const isClosed = isOpenable && !props.open
  return (
    <WithProblem validation={isClosed ? problemsIn(props.inputProps as Node) : props.validation} inset={3}>
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
