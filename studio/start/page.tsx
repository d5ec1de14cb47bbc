import {HomeIcon} from '@sanity/icons/Home'
import {Box, Card, Container, Flex, Grid, Heading, Stack, Text} from '@sanity/ui'
import {type ReactNode, useId} from 'react'
import {definePlugin, LoadingBlock} from 'sanity'
import {useIntentLink, useLink} from 'sanity/router'
import {NotLoaded} from '../desk/not-loaded.tsx'
import {Note} from '../desk/note.tsx'
import {timeInWords} from '../i18n/dates.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/texts/start.ts'
import {t as translationText} from '../i18n/texts/translations.ts'
import {isNew} from '../newsletter/entry.ts'
import {useEntries} from '../newsletter/use-entries.ts'
import {DocumentName} from '../translations/board-cards.tsx'
import type {DocumentVersions} from '../translations/board-rows.ts'
import {useBoard} from '../translations/use-board.ts'

/** Open tasks, live. */
const StartPage = () => (
  <Box height="fill" overflow="auto">
    <Container width={3} padding={4} paddingBottom={6}>
      <Stack gap={5}>
        <Heading as="h1" size={2}>
          {t('title')}
        </Heading>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={4} style={{alignItems: 'start'}}>
          <Stack gap={4}>
            <Documents />
          </Stack>
          <Stack gap={4}>
            <NewAddresses />
            <Help />
          </Stack>
        </Grid>
      </Stack>
    </Container>
  </Box>
)

function Documents() {
  const board = useBoard()
  if (board.status === 'loading') return <LoadingBlock showText />
  if (board.status === 'failed') return <NotLoaded title={t('failed')} onRetry={board.retry} />
  const missing = board.translations.filter(({state}) => state !== 'dismissed')
  return (
    <>
      <Rows
        name="drafts"
        rows={board.drafts.map((document) => ({
          document,
          note: t('drafts.changed', {time: timeInWords(document.newest._updatedAt)}),
        }))}
      />
      <Rows
        name="missing"
        rows={[...Map.groupBy(missing, ({document}) => document)].map(([document, texts]) => ({
          document,
          path: texts.map(({pair, language}) => `${pair.key}.${language}`)[0],
          note: t('missing.count', {count: texts.length}),
        }))}
      />
      <Rows
        name="reviews"
        rows={board.reviews.map(({document, former}) => ({
          document,
          path: 'reviewedBy',
          note: translationText(former ? 'review.noLongerReviewed' : 'review.notReviewed'),
        }))}
      />
    </>
  )
}

interface Row {
  document: DocumentVersions
  /** The field that a click opens. */
  path?: string | undefined
  note: string
}

const Rows = ({name, rows}: {name: 'drafts' | 'missing' | 'reviews'; rows: Row[]}) => (
  <Part title={`${t(name)} (${rows.length})`}>
    {rows.length === 0 && <Note text={t(`${name}.none`)} />}
    {rows.length > 0 && (
      <Stack as="ul" gap={1} style={{maxHeight: '24rem', overflow: 'auto'}}>
        {rows.map((row) => (
          <Box as="li" key={row.document.id}>
            <DocumentLink {...row} />
          </Box>
        ))}
      </Stack>
    )}
  </Part>
)

function DocumentLink({document, path, note}: Row) {
  const {id, type} = document
  const link = useIntentLink({intent: 'edit', params: {id, type, ...(path && {path})}})
  return (
    <Card as="a" {...link} radius={2} padding={1}>
      <Flex align="center" gap={3} wrap="wrap" paddingRight={2}>
        <Box style={{flex: '1 1 8em', minWidth: 0}}>
          <DocumentName document={document} />
        </Box>
        <Note text={note} />
      </Flex>
    </Card>
  )
}

const newsletterTool = '/studio/newsletter'

function NewAddresses() {
  const {entries, load} = useEntries()
  const link = useLink({href: newsletterTool})
  if (entries === 'loading') return <LoadingBlock showText />
  if (entries === 'failed') return <NotLoaded title={t('failed')} onRetry={load} />
  const count = entries.filter((entry) => isNew(entry, Date.now())).length
  return (
    <Part title={t('newsletter')}>
      {count === 0 && <Note text={t('newsletter.none')} />}
      {count > 0 && (
        <Card as="a" href={newsletterTool} {...link} radius={2} padding={3}>
          <Text size={1}>{t('newsletter.new', {count})}</Text>
        </Card>
      )}
    </Part>
  )
}

const Help = () => (
  <Part title={t('help')}>
    <Text size={1}>{t('help.edit')}</Text>
    <Text size={1}>{t('help.publish')}</Text>
    <Text size={1}>
      <a href={`/studio/static/guide-${studioLanguage}.html`} target="_blank" rel="noreferrer">
        {t('help.guide')}
      </a>
    </Text>
  </Part>
)

function Part({title, children}: {title: string; children: ReactNode}) {
  const heading = useId()
  return (
    <Card as="section" border radius={3} padding={4} aria-labelledby={heading}>
      <Stack gap={4}>
        <Heading as="h2" size={1} id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** The first tool, which the Studio opens with. */
export const start = definePlugin({
  name: 'start',
  tools: [{name: 'start', title: t('title'), icon: HomeIcon, component: StartPage}],
})
