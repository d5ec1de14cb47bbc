import {TranslateIcon} from '@sanity/icons/Translate'
import {Box, Card, Container, Flex, Heading, Select, Stack, Text} from '@sanity/ui'
import {type ReactNode, useId, useState} from 'react'
import {LoadingBlock} from 'sanity'
import type {StructureBuilder} from 'sanity/structure'
import {isLanguage, type Language, languages} from '../../app/i18n/languages.ts'
import {NotLoaded} from '../desk/not-loaded.tsx'
import {Note} from '../desk/note.tsx'
import {t} from '../i18n/texts/translations.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {DocumentRows, ReviewCard, type RowAction, Rows, TranslationCard} from './board-cards.tsx'
import type {TranslationRow} from './board-rows.ts'
import {useBoard} from './use-board.ts'
import {useDismissal} from './use-dismissal.tsx'

/** The board as an item of the desk. Its rows open the document, with its preview, in a pane beside it. */
export function translationBoardItem(S: StructureBuilder) {
  const board = S.component(TranslationBoard)
    .id('translations')
    .title(t('title'))
    .minWidth(420)
    .currentMaxWidth(720)
    .child((id, {params: {type}}) =>
      type ? S.defaultDocument({schemaType: type, documentId: id}).documentId(id) : undefined,
    )
  return S.listItem().id('translations').title(t('title')).icon(TranslateIcon).child(board)
}

/** The view of the desk that lists texts to translate and documents to review. */
function TranslationBoard() {
  const board = useBoard()
  if (board.status === 'loading') return <LoadingBlock showText />
  if (board.status === 'failed') return <NotLoaded title={t('failed.title')} onRetry={board.retry} />
  return <Lists {...board} />
}

function Lists({translations, reviews}: Extract<ReturnType<typeof useBoard>, {status: 'ready'}>) {
  const [language, setLanguage] = useState<Language>()
  const {dismiss, undo} = useDismissal()
  const shown = translations.filter((row) => !language || row.language === language)
  const inState = (state: (typeof shown)[number]['state']) => shown.filter((row) => row.state === state)
  const [missing, outdated, dismissed] = [inState('missing'), inState('outdated'), inState('dismissed')]
  const done = missing.length + outdated.length + reviews.length === 0

  return (
    <Container width={2} padding={4} paddingBottom={6}>
      <Stack gap={5}>
        <Stack gap={4}>
          <Note text={t('intro')} />
          <LanguageFilter value={language} onChange={setLanguage} />
        </Stack>
        {done && (
          <Card tone="positive" border radius={3} padding={4} role="status">
            <Stack gap={3}>
              <Text weight="semibold">{t('empty.title')}</Text>
              <Text size={1}>{t(language ? 'empty.text' : 'empty.all')}</Text>
            </Stack>
          </Card>
        )}
        <Section title={t('missing.title')} none={t('missing.none')} count={missing.length}>
          <Texts rows={missing} action={{text: t('action.dismiss'), run: dismiss}} />
        </Section>
        <Section
          title={t('outdated.title')}
          note={t('outdated.note')}
          none={t('outdated.none')}
          count={outdated.length}
        >
          <Texts rows={outdated} action={{text: t('action.dismiss'), run: dismiss}} />
        </Section>
        <Section
          title={t('review.title')}
          note={t('review.note')}
          none={t('review.none')}
          count={reviews.length}
        >
          <Card border radius={3}>
            <Rows>
              {reviews.map((row) => (
                <ReviewCard key={row.document.id} row={row} />
              ))}
            </Rows>
          </Card>
        </Section>
        {dismissed.length > 0 && (
          <Section title={t('dismissed.title')} note={t('dismissed.note')} count={dismissed.length}>
            <Texts rows={dismissed} action={{text: t('action.undo'), run: undo}} />
          </Section>
        )}
      </Stack>
    </Container>
  )
}

function LanguageFilter(props: {
  value: Language | undefined
  onChange: (language: Language | undefined) => void
}) {
  const id = useId()
  return (
    <Flex align="center" gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {t('filter.label')}
      </Text>
      <Box>
        <Select
          id={id}
          fontSize={1}
          value={props.value ?? ''}
          onChange={({currentTarget: {value}}) => props.onChange(isLanguage(value) ? value : undefined)}
        >
          <option value="">{t('filter.all')}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      </Box>
    </Flex>
  )
}

function Section(props: {title: string; note?: string; none?: string; count: number; children: ReactNode}) {
  const heading = useId()
  const note = props.count === 0 ? props.none : props.note
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Heading as="h2" size={1} id={heading}>
        {props.title} ({props.count})
      </Heading>
      {note && <Note text={note} />}
      {props.count > 0 && <Stack gap={3}>{props.children}</Stack>}
    </Stack>
  )
}

/** Texts, grouped by document. */
const Texts = ({rows, action}: {rows: TranslationRow[]; action: RowAction}) =>
  [...Map.groupBy(rows, ({document}) => document)].map(([document, texts]) => (
    <DocumentRows key={document.id} document={document}>
      {texts.map((row) => (
        <TranslationCard key={`${row.pair.key}.${row.language}`} row={row} action={action} />
      ))}
    </DocumentRows>
  ))
