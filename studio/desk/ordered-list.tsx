import {ArrowDownIcon} from '@sanity/icons/ArrowDown'
import {ArrowUpIcon} from '@sanity/icons/ArrowUp'
import {DragHandleIcon} from '@sanity/icons/DragHandle'
import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type DragEvent, useRef, useState} from 'react'
import {
  DocumentStatusIndicator,
  LoadingBlock,
  Preview,
  PreviewCard,
  type SchemaType,
  useClient,
  useDocumentVersionInfo,
  useSchema,
} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {newTransactionId} from '../actions/writes.ts'
import {apiVersion} from '../environment.ts'
import {type English, t} from '../i18n/translate.ts'
import {NotLoaded} from './not-loaded.tsx'
import {Note} from './note.tsx'
import {type Entry, entriesOf, moved, ranksFor, type SentPlaces, sentWith, withSent} from './reorder.ts'
import {useLive} from './use-live.ts'

const query = '*[_type == $type && !(_id in path("versions.**"))]{_id, _rev, orderRank}'

/** The documents of a type, live. */
function useEntries(type: string) {
  const client = useClient({apiVersion})
  const {value, retry} = useLive<Parameters<typeof entriesOf>[0]>(client, query, {type}, 'list')
  return {entries: typeof value === 'string' ? value : entriesOf(value), retry}
}

/** Saves orders one at a time. The list is optimistic: it shows the sent order before the lake confirms it. */
function useReorder() {
  const client = useClient({apiVersion})
  const toast = useToast()
  const [sent, setSent] = useState<SentPlaces>(new Map())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const say = (status: 'success' | 'error', title: string) => toast.push({id: 'reorder', status, title})

  /** The order is written to the published version, too: the website shows it at once, without a draft. */
  async function save(order: Entry[], to: number) {
    const ranks = ranksFor(order, to)
    const transactionId = newTransactionId()
    setSent((now) => sentWith(now, order, ranks, transactionId))
    const transaction = ranks.reduce(
      (changes, {id, orderRank}) => changes.patch(id, {set: {orderRank}}),
      client.transaction(),
    )
    const saving = last.current.then(() => transaction.commit({tag: 'reorder', transactionId}))
    last.current = saving
    try {
      await saving
      say('success', t('Moved to place {place}. The new order is online.', {place: to + 1}))
    } catch {
      // Queued saves fail as well, as they build on these places.
      last.current = Promise.resolve()
      setSent(new Map())
      say('error', t('The order could not be saved. Please try again.'))
    }
  }
  return {sent, save}
}

export interface OrderedListOptions {
  type: string
  /** Shown above the list: where its order counts. */
  note?: English
}

/** A pane of the desk: the documents of a type in the order of the website, moved by dragging or with two buttons. */
export function OrderedList({options: {type, note}}: {options: OrderedListOptions}) {
  const schemaType = useSchema().get(type)
  const {entries, retry} = useEntries(type)
  const {sent, save} = useReorder()
  /** The dragged entry and its target place. */
  const [drag, setDrag] = useState<{id: string; to: number}>()
  if (entries === 'failed') return <NotLoaded title={t('The list could not be loaded')} onRetry={retry} />
  if (entries === 'loading' || !schemaType) return <LoadingBlock showText />
  const present = withSent(entries, sent)
  const dragged = present.findIndex(({id}) => id === drag?.id)
  // Another editor may have deleted the last entry.
  const dragTo = Math.min(drag?.to ?? 0, present.length - 1)
  const shown = dragged >= 0 ? moved(present, dragged, dragTo) : present

  const place = (id: string) => shown.findIndex((entry) => entry.id === id)
  const move = (id: string, to: number) => {
    if (present[to]?.id !== id) void save(moved(shown, place(id), to), to)
  }
  const dragging = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDrag({id, to: place(id)})
    },
    onDragOver: (event: DragEvent) => {
      if (!drag) return
      event.preventDefault()
      if (drag.id !== id) setDrag({...drag, to: place(id)})
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      // Another editor may have deleted it meanwhile.
      if (drag && dragged >= 0) move(drag.id, dragTo)
      setDrag(undefined)
    },
    // Also fires for a drop outside the list.
    onDragEnd: () => setDrag(undefined),
  })

  return (
    <Box padding={2} overflow="auto" height="fill">
      {shown.length === 0 && (
        <Box padding={4}>
          <Text muted>{t('No entries yet. Press the plus sign above to add one.')}</Text>
        </Box>
      )}
      {note && shown.length > 0 && (
        <Box padding={2} paddingBottom={3}>
          <Note text={t(note)} />
        </Box>
      )}
      <Stack as="ol" gap={1} aria-label={t('In the order of the website')}>
        {shown.map(({id}, index) => (
          <li key={id} {...dragging(id)} style={{opacity: drag?.id === id ? 0.5 : 1}}>
            <Row
              id={id}
              schemaType={schemaType}
              up={index > 0 ? () => move(id, index - 1) : undefined}
              down={index < shown.length - 1 ? () => move(id, index + 1) : undefined}
            />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

interface RowProps {
  id: string
  schemaType: SchemaType
  up: (() => void) | undefined
  down: (() => void) | undefined
}

function Row({id, schemaType, up, down}: RowProps) {
  const {ChildLink, groupIndex, routerPanesState} = usePaneRouter()
  const {draft, published, versions} = useDocumentVersionInfo(id)
  const open = routerPanesState[groupIndex + 1]?.[0]?.id === id
  const moves = [
    {icon: ArrowUpIcon, text: t('Move up'), onClick: up},
    {icon: ArrowDownIcon, text: t('Move down'), onClick: down},
  ]
  return (
    <Card radius={2} tone="inherit">
      <Flex align="center" gap={1}>
        <Box paddingX={1} style={{cursor: 'grab'}} title={t('Drag to sort')}>
          <Text muted>
            <DragHandleIcon />
          </Text>
        </Box>
        <PreviewCard
          as={ChildLink}
          data-as="a"
          data-ui="PaneItem"
          childId={id}
          flex={1}
          radius={2}
          pressed={open}
          selected={open}
          tone="inherit"
          draggable={false}
          style={{minWidth: 0}}
        >
          <Flex align="center" gap={2} paddingRight={2}>
            <Box flex={1} style={{minWidth: 0}}>
              <Preview layout="default" schemaType={schemaType} value={{_id: id, _type: schemaType.name}} />
            </Box>
            <DocumentStatusIndicator draft={draft} published={published} versions={versions} />
          </Flex>
        </PreviewCard>
        <Flex direction="column">
          {/* At the end of the list, a button has no effect but keeps the focus: the keyboard can move the entry back. */}
          {moves.map(({icon, text, onClick}) => (
            <Button
              key={text}
              mode="bleed"
              padding={1}
              icon={icon}
              title={text}
              aria-label={text}
              aria-disabled={!onClick}
              style={onClick ? undefined : {opacity: 0.3, cursor: 'default'}}
              onClick={onClick}
            />
          ))}
        </Flex>
      </Flex>
    </Card>
  )
}
