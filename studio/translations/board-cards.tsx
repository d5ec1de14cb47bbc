import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Children, type ReactNode} from 'react'
import {Preview, type SchemaType, useDateTimeFormat, useSchema} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {plainText} from '../../app/content/fingerprint.ts'
import {type Language, languages} from '../../app/i18n/languages.ts'
import {Note} from '../desk/note.tsx'
import {dayInWords} from '../i18n/dates.ts'
import {t} from '../i18n/texts/translations.ts'
import {languageName} from '../schemaTypes/languages.ts'
import type {DocumentVersions, ReviewRow, TranslationRow} from './board-rows.ts'
import {isNeededInBoth, type TextPair} from './text-pairs.ts'

/** The rows of the board: each leads to its field, in a pane beside the board. */

export function DocumentRows({document, children}: {document: DocumentVersions; children: ReactNode}) {
  return (
    <Card border radius={3} overflow="hidden">
      <Card padding={2} tone="transparent" borderBottom>
        <DocumentName document={document} />
      </Card>
      <Rows>{children}</Rows>
    </Card>
  )
}

export const Rows = ({children}: {children: ReactNode}) => (
  <Stack as="ul" padding={1} gap={1}>
    {Children.map(children, (child) => (
      <Box as="li">{child}</Box>
    ))}
  </Stack>
)

export interface RowAction {
  text: string
  run: (row: TranslationRow) => void
}

/** One text that is missing or out of date in one language. */
export function TranslationCard({row, action}: {row: TranslationRow; action: RowAction}) {
  const {state, language, document, pair} = row
  const shownState = state === 'dismissed' && !row.now[language] ? 'missing' : state
  const status = t(`${shownState}.state`, {language: languageName(language)})
  const isNeeded = state === 'missing' && isNeededInBoth(pair)
  return (
    <Stack>
      <FieldLink document={document} path={`${pair.key}.${language}`}>
        <Flex align="center" gap={2} wrap="wrap">
          <Text size={1} weight="medium">
            {trailInWords(pair.trail)}
          </Text>
          <Badge tone="caution" fontSize={0}>
            {status}
          </Badge>
        </Flex>
        <Stack gap={3}>
          {languages.map((id) => (
            <Excerpt key={id} language={id} text={plainText(pair.texts[id])} />
          ))}
        </Stack>
      </FieldLink>
      {isNeeded && (
        <Box paddingX={3} paddingBottom={3}>
          <Note text={t('missing.needed')} />
        </Box>
      )}
      {!isNeeded && (
        <Flex paddingX={3} paddingBottom={3}>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={action.text}
            aria-label={`${action.text}: ${trailInWords(pair.trail)}, ${status}`}
            // The second click of a double click would hit the next row, which has moved up.
            onClick={({detail}) => detail < 2 && action.run(row)}
          />
        </Flex>
      )}
    </Stack>
  )
}

/** A document whose medical texts need a review. */
export function ReviewCard({row}: {row: ReviewRow}) {
  const dates = useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'})
  const {former} = row
  return (
    <FieldLink document={row.document} path="reviewedBy" padding={1}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box style={{flex: '1 1 12em', minWidth: 0}}>
          <DocumentName document={row.document} />
        </Box>
        <Box paddingX={2} paddingY={1}>
          <Stack gap={2}>
            <Text size={1} muted={!former}>
              {t(former ? 'review.noLongerReviewed' : 'review.notReviewed')}
            </Text>
            {former?.on && (
              <Note text={t('review.former', {name: former.by, date: dayInWords(dates, former.on)})} />
            )}
          </Stack>
        </Box>
      </Flex>
    </FieldLink>
  )
}

export function DocumentName({document}: {document: DocumentVersions}) {
  const type = useSchema().get(document.type)
  if (!type) return <Text size={1}>{document.id}</Text>
  const value = {_id: document.newest._id, _type: document.type}
  return <Preview schemaType={type} value={value} layout="compact" skipVisibilityCheck />
}

function FieldLink(props: {document: DocumentVersions; path: string; padding?: number; children: ReactNode}) {
  const {padding = 3} = props
  const {ChildLink} = usePaneRouter()
  const {id, type} = props.document
  return (
    <Card
      as={ChildLink}
      data-as="a"
      childId={id}
      childParameters={{type, path: props.path}}
      radius={2}
      padding={padding}
    >
      <Stack gap={3}>{props.children}</Stack>
    </Card>
  )
}

function Excerpt({language, text}: {language: Language; text: string}) {
  return (
    <Flex gap={3}>
      <Box flex="none" style={{width: '4.5em'}}>
        <Note text={languageName(language)} />
      </Box>
      <Box flex={1}>
        <Text size={1} muted={!text} textOverflow="ellipsis" lang={text ? language : undefined}>
          {text || t('missing.text')}
        </Text>
      </Box>
    </Flex>
  )
}

/** `Doors › 2 › Heading`. */
const trailInWords = (trail: TextPair['trail']) =>
  trail.map((part: SchemaType | number) => (typeof part === 'number' ? part : part.title)).join(' › ')
