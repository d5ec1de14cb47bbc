import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Preview, useSchema} from 'sanity'
import {useIntentLink} from 'sanity/router'
import {t} from '../i18n/texts/actions.ts'
import type {Use} from './uses.ts'

export type Removal = 'delete' | 'unpublish'

interface Props {
  way: Removal
  document: Use
  isOnline: boolean
  uses: Use[]
  running: boolean
  onAgree: () => void
  onClose: () => void
}

/** Asks whether to remove a document, or links to the documents that still refer to it. */
export function RemovalQuestion({way, document, isOnline, uses, running, onAgree, onClose}: Props) {
  const used = uses.length > 0
  const consequence = isOnline ? (`${way}.consequence` as const) : 'delete.offline'
  return (
    <Stack gap={4}>
      <Card border radius={2} padding={1}>
        <DocumentPreview document={document} />
      </Card>
      <Text size={1}>{t(used ? `${way}.first` : consequence)}</Text>
      {used && (
        <Stack as="ul" gap={1} aria-label={t('usedIn')}>
          {uses.map((use) => (
            <Box as="li" key={use.id}>
              <UseLink use={use} onOpen={onClose} />
            </Box>
          ))}
        </Stack>
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="ghost" fontSize={1} text={t(used ? 'close' : 'cancel')} onClick={onClose} />
        {!used && (
          <Button
            tone="critical"
            fontSize={1}
            text={t(`${way}.button`)}
            disabled={running}
            loading={running}
            data-testid="confirm-button"
            onClick={onAgree}
          />
        )}
      </Flex>
    </Stack>
  )
}

function UseLink({use, onOpen}: {use: Use; onOpen: () => void}) {
  const {href, onClick} = useIntentLink({intent: 'edit', params: {...use}, onClick: onOpen})
  return (
    <Card as="a" href={href} onClick={onClick} radius={2} padding={1}>
      <DocumentPreview document={use} />
    </Card>
  )
}

/** Name and picture of a document, or its id if its type no longer exists. */
function DocumentPreview({document: {id, type}}: {document: Use}) {
  const schemaType = useSchema().get(type)
  return schemaType ? (
    <Preview schemaType={schemaType} value={{_id: id, _type: type}} layout="default" />
  ) : (
    <Text size={1}>{id}</Text>
  )
}
