import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {Box, Button, Card, Container, Dialog, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useRef, useState} from 'react'
import {definePlugin, LoadingBlock} from 'sanity'
import {NotLoaded} from '../desk/not-loaded.tsx'
import {Note} from '../desk/note.tsx'
import {timeInWords} from '../i18n/dates.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/texts/newsletter.ts'
import {csv} from './csv.ts'
import {daysLeft, type Entry, isNew} from './entry.ts'
import {EntryCard} from './entry-card.tsx'
import {useEntries} from './use-entries.ts'

/** Page size of the list. */
const step = 100

/**
 * A separate tool: addresses of people are not content. They are in another dataset, so that lists, search, references and the
 * history of content never show them.
 */
export const newsletter = definePlugin({
  name: 'newsletter',
  tools: [{name: 'newsletter', title: 'Newsletter', icon: EnvelopeIcon, component: NewsletterTool}],
})

/** Unconfirmed subscribers of the newsletter. */
function NewsletterTool() {
  const {entries, load, remove, markExported} = useEntries()
  return (
    <Box height="fill" overflow="auto">
      <Container width={2} padding={4} paddingBottom={6}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {t('title')}
          </Heading>
          <Note text={t('intro')} />
          {entries === 'loading' && <LoadingBlock showText />}
          {entries === 'failed' && (
            <NotLoaded title={t('failed.title')} text={t('failed.text')} onRetry={load} />
          )}
          {Array.isArray(entries) && <Entries {...{entries, remove, markExported}} />}
        </Stack>
      </Container>
    </Box>
  )
}

interface EntriesProps {
  entries: Entry[]
  remove: (entry: Entry) => Promise<void>
  markExported: (entries: Entry[]) => Promise<void>
}

function Entries({entries, remove, markExported}: EntriesProps) {
  const [shown, setShown] = useState(step)
  const [asked, setAsked] = useState<Entry>()
  const count = useRef<HTMLDivElement>(null)
  const now = Date.now()
  const due = entries.filter((entry) => daysLeft(entry, now) > 0)
  const unasked = due.filter((entry) => isNew(entry, now))
  const exportTable = (exported: Entry[]) => {
    download(tableOf(exported))
    void markExported(exported)
  }
  const close = () => setAsked(undefined)
  const removeForGood = async (entry: Entry) => {
    close()
    await remove(entry)
    // The button that opened the dialog was removed with its address.
    requestAnimationFrame(() => count.current?.focus())
  }
  return (
    <Stack gap={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1}>
          <Text weight="medium" role="status" ref={count} tabIndex={-1}>
            {t('count', {count: entries.length})}
          </Text>
        </Box>
        {due.length > unasked.length && (
          <Button mode="ghost" text={t('export.all')} onClick={() => exportTable(due)} />
        )}
        <Button
          tone="primary"
          text={t('export')}
          disabled={unasked.length === 0}
          onClick={() => exportTable(unasked)}
        />
      </Flex>
      <Note text={t('export.note')} />
      {entries.length === 0 && (
        <Card border radius={3} padding={4}>
          <Stack gap={3}>
            <Text weight="semibold">{t('empty.title')}</Text>
            <Text size={1}>{t('empty.text')}</Text>
          </Stack>
        </Card>
      )}
      <Stack as="ul" gap={3}>
        {entries.slice(0, shown).map((entry) => (
          <Box as="li" key={entry._id}>
            <EntryCard entry={entry} now={now} onDelete={() => setAsked(entry)} />
          </Box>
        ))}
      </Stack>
      {entries.length > shown && (
        <Flex justify="center">
          <Button mode="ghost" text={t('more')} onClick={() => setShown(shown + step)} />
        </Flex>
      )}
      {asked && (
        <Dialog id="newsletter-delete" header={t('delete.title')} onClose={close} width={1}>
          <Stack gap={5} padding={4}>
            <Text style={{overflowWrap: 'anywhere'}}>{t('delete.text', {email: asked.email})}</Text>
            <Flex gap={3} justify="flex-end">
              <Button mode="ghost" text={t('delete.cancel')} onClick={close} />
              <Button tone="critical" text={t('delete.confirm')} onClick={() => removeForGood(asked)} />
            </Flex>
          </Stack>
        </Dialog>
      )}
    </Stack>
  )
}

function tableOf(entries: Entry[]): string {
  const columns = ['email', 'language', 'consentText', 'subscribedAt', 'expiresAt'] as const
  const rows = entries.map((entry) =>
    columns.map((column) => (column.endsWith('At') ? timeInWords(entry[column]) : entry[column])),
  )
  return csv([columns.map((column) => t(`column.${column}`)), ...rows], studioLanguage === 'de' ? ';' : ',')
}

function download(table: string) {
  const address = URL.createObjectURL(new Blob([table], {type: 'text/csv;charset=utf-8'}))
  const link = document.createElement('a')
  link.href = address
  link.download = `newsletter-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
