import {ArrowDownIcon} from '@sanity/icons/ArrowDown'
import {ArrowUpIcon} from '@sanity/icons/ArrowUp'
import {DragHandleIcon} from '@sanity/icons/DragHandle'
import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type DragEvent, useEffect, useState} from 'react'
import {
  DocumentStatusIndicator,
  LoadingBlock,
  Preview,
  PreviewCard,
  type SchemaType,
  useClient,
  useDocumentStore,
  useDocumentVersionInfo,
  useSchema,
} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {type English, t} from '../i18n/translate.ts'
import {type Entry, entriesOf, moved, ranksFor} from './reorder.ts'

const query = '*[_type == $type && !(_id in path("versions.**"))]{_id, orderRank}'
const apiVersion = '2025-02-19'

/** The documents of a type, live. */
function useEntries(type: string): Entry[] | undefined {
  const store = useDocumentStore()
  const [entries, setEntries] = useState<Entry[]>()
  useEffect(() => {
    const documents = store.listenQuery(query, {type}, {apiVersion, perspective: 'raw'})
    const subscription = documents.subscribe((found) => setEntries(entriesOf(found)))
    return () => subscription.unsubscribe()
  }, [store, type])
  return entries
}

/** The order is written into what is published as well: it shows on the website at once, without a draft. */
function useReorder() {
  const client = useClient({apiVersion})
  const toast = useToast()
  return async (order: Entry[], to: number) => {
    const transaction = ranksFor(order, to).reduce(
      (changes, {id, orderRank}) => changes.patch(id, {set: {orderRank}}),
      client.transaction(),
    )
    try {
      await transaction.commit({tag: 'reorder'})
      toast.push({
        status: 'success',
        title: t('Moved to place {place}. There is no need to publish the order.', {place: to + 1}),
      })
    } catch {
      toast.push({status: 'error', title: t('The order could not be saved. Please try again.')})
    }
  }
}

export interface OrderedListOptions {
  type: string
  /** Stands above the list: where its order counts. */
  note?: English
}

/** A pane of the desk: the documents of a type in the order of the website, to be dragged or moved with two buttons. */
export function OrderedList({options: {type, note}}: {options: OrderedListOptions}) {
  const schemaType = useSchema().get(type)
  const entries = useEntries(type)
  const save = useReorder()
  const [order, setOrder] = useState<Entry[]>()
  const [dragged, setDragged] = useState<string>()
  if (!entries || !schemaType) return <LoadingBlock showText />
  const shown = order ?? entries

  const place = (id: string) => shown.findIndex((entry) => entry.id === id)
  const move = async (id: string, to: number) => {
    const next = moved(shown, place(id), to)
    setOrder(next)
    if (entries[to]?.id !== id) await save(next, to)
    setOrder(undefined)
  }
  const dragging = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(id)
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (dragged !== id) setOrder(moved(shown, place(dragged), place(id)))
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged) move(dragged, place(dragged))
      setDragged(undefined)
    },
    onDragEnd: () => {
      // Dropped beside the list.
      if (dragged) setOrder(undefined)
      setDragged(undefined)
    },
  })

  return (
    <Box padding={2} overflow="auto" height="fill">
      {shown.length === 0 && (
        <Box padding={4}>
          <Text muted>{t('Nothing here yet. Press the plus sign above to add an entry.')}</Text>
        </Box>
      )}
      {note && shown.length > 0 && (
        <Box padding={2} paddingBottom={3}>
          <Text size={1} muted>
            {t(note)}
          </Text>
        </Box>
      )}
      <Stack as="ol" gap={1} aria-label={t('In the order of the website')}>
        {shown.map(({id}, index) => (
          <li key={id} {...dragging(id)} style={{opacity: dragged === id ? 0.5 : 1}}>
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
          <Button
            mode="bleed"
            padding={1}
            icon={ArrowUpIcon}
            title={t('Move up')}
            aria-label={t('Move up')}
            disabled={!up}
            onClick={up}
          />
          <Button
            mode="bleed"
            padding={1}
            icon={ArrowDownIcon}
            title={t('Move down')}
            aria-label={t('Move down')}
            disabled={!down}
            onClick={down}
          />
        </Flex>
      </Flex>
    </Card>
  )
}
