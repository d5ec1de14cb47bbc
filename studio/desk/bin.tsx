import {TrashIcon} from '@sanity/icons/Trash'
import {Button, Card, Container, Flex, Stack, Text} from '@sanity/ui'
import {type ObjectSchemaType, Preview, prepareForPreview, useClient, useSchema} from 'sanity'
import type {StructureBuilder} from 'sanity/structure'
import {binType, contentOf, type DeletedDocument, restoreAsDraft} from '../actions/bin.ts'
import {restorable} from '../actions/restorable.ts'
import {useRestoring} from '../actions/use-restoring.ts'
import {apiVersion} from '../environment.ts'
import {timeInWords} from '../i18n/dates.ts'
import {t} from '../i18n/texts/actions.ts'
import {Note} from './note.tsx'
import {useLive} from './use-live.ts'

/** The bin as an item of the desk. */
export const binItem = (S: StructureBuilder) =>
  S.listItem()
    .id('bin')
    .title(t('bin.title'))
    .icon(TrashIcon)
    .child(S.component(Bin).id('bin').title(t('bin.title')))

/** Skips documents that were restored from history. */
const query =
  '*[_type == $binType && count(*[_id in [^.documentId, "drafts." + ^.documentId]]) == 0] | order(_updatedAt desc)'

/** Lists deleted documents. */
function Bin() {
  const client = useClient({apiVersion})
  const live = {fetch: query, listen: '*[_type == $binType]'}
  const {value: found} = useLive<DeletedDocument[]>(client, live, {binType}, 'bin')
  const state = typeof found === 'string' ? found : found.length > 0 ? 'intro' : 'empty'
  return (
    <Container width={1} padding={4} paddingBottom={6}>
      <Stack gap={4}>
        <Text size={1} muted role="status">
          {t(`bin.${state}`)}
        </Text>
        {Array.isArray(found) && found.map((record) => <DeletedCard key={record._id} record={record} />)}
      </Stack>
    </Container>
  )
}

function DeletedCard({record}: {record: DeletedDocument}) {
  const client = useClient({apiVersion})
  const schema = useSchema()
  const restoring = useRestoring()
  const [draft, published] = contentOf(record)
  const document = draft ?? published
  const type = document && (schema.get(document._type) as ObjectSchemaType | undefined)
  if (!type) return null

  const restore = async () => {
    const version = await restorable(client, type, document)
    await restoreAsDraft(client, record, version.document)
    return version.lost
  }
  const title = String(prepareForPreview(document, type).title)
  const time = timeInWords(new Date(record._updatedAt))
  return (
    <Card border radius={3} padding={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={3}>
          {/* Without an id: the lake no longer has the document. */}
          <Preview schemaType={type} value={{...document, _id: undefined}} layout="default" />
          <Note text={t('bin.deleted', {name: record.deletedBy, time})} />
        </Stack>
        <Button
          mode="ghost"
          fontSize={1}
          text={t('bin.restore')}
          aria-label={t('bin.restoreOf', {title})}
          onClick={() => restoring(record.documentId, type.name, restore)}
        />
      </Flex>
    </Card>
  )
}
