import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Preview, useSchema, useTranslation} from 'sanity'
import {useIntentLink} from 'sanity/router'
import type {Removal} from './take-away.ts'
import type {Use} from './uses.ts'
import {actionsNamespace} from './words.ts'

interface Props {
  way: Removal
  /** What is taken away. */
  document: Use
  /** Where the document is used. */
  uses: Use[]
  running: boolean
  onAgree: () => void
  onClose: () => void
}

/** Asks whether to take a document away, or says which others need to let go of it first, with links to them. */
export function RemovalQuestion({way, document, uses, running, onAgree, onClose}: Props) {
  const {t} = useTranslation(actionsNamespace)
  const used = uses.length > 0
  return (
    <Stack gap={4}>
      <Card border radius={2} padding={1}>
        <DocumentPreview document={document} />
      </Card>
      <Text size={1}>{t(used ? `${way}.first` : `${way}.consequence`)}</Text>
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

/** Name and picture of a document, or its id where its type is gone. */
function DocumentPreview({document: {id, type}}: {document: Use}) {
  const schemaType = useSchema().get(type)
  return schemaType ? (
    <Preview schemaType={schemaType} value={{_id: id, _type: type}} layout="default" />
  ) : (
    <Text size={1}>{id}</Text>
  )
}
