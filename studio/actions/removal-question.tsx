import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Preview, useSchema, useTranslation} from 'sanity'
import {useIntentLink} from 'sanity/router'
import type {Removal} from './take-away.ts'
import type {Use} from './uses.ts'
import {actionsNamespace} from './words.ts'

interface Props {
  way: Removal
  /** Where the document is used. */
  uses: Use[]
  running: boolean
  onAgree: () => void
  onClose: () => void
}

/** Asks whether to take a document away, or says which others need to let go of it first, with links to them. */
export function RemovalQuestion({way, uses, running, onAgree, onClose}: Props) {
  const {t} = useTranslation(actionsNamespace)
  const used = uses.length > 0
  return (
    <Stack gap={4}>
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

function UseLink({use: {id, type}, onOpen}: {use: Use; onOpen: () => void}) {
  const schemaType = useSchema().get(type)
  const {href, onClick} = useIntentLink({intent: 'edit', params: {id, type}, onClick: onOpen})
  return (
    <Card as="a" href={href} onClick={onClick} radius={2} padding={1}>
      {schemaType ? (
        <Preview schemaType={schemaType} value={{_id: id, _type: type}} layout="default" />
      ) : (
        <Text size={1}>{id}</Text>
      )}
    </Card>
  )
}
