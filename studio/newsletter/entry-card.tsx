import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Note} from '../desk/note.tsx'
import {timeInWords} from '../i18n/dates.ts'
import {t} from '../i18n/texts/newsletter.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {daysLeft, type Entry} from './entry.ts'

/** One address: when it was entered, how long it is kept, and the consent. */
export function EntryCard({entry, now, onDelete}: {entry: Entry; now: number; onDelete: () => void}) {
  const {email, language, consentText, subscribedAt, exportedAt} = entry
  const days = daysLeft(entry, now)
  return (
    <Card border radius={3} padding={3}>
      <Flex align="flex-start" gap={3}>
        <Box flex={1} style={{minWidth: 0}}>
          <Stack gap={3}>
            <Text weight="medium" style={{overflowWrap: 'anywhere'}}>
              {email}
            </Text>
            <Flex align="center" gap={3} wrap="wrap">
              <Note text={t('entered', {time: timeInWords(subscribedAt)})} />
              <Badge fontSize={0}>{languageName(language)}</Badge>
              <Badge fontSize={0} tone={days > 5 ? 'default' : 'caution'}>
                {days > 0 ? t('daysLeft', {count: days}) : t('expired')}
              </Badge>
              {exportedAt && <Badge fontSize={0}>{t('exported', {time: timeInWords(exportedAt)})}</Badge>}
            </Flex>
            <Text size={1} muted as="div">
              <details>
                <summary>{t('consent')}</summary>
                <p lang={language}>{consentText}</p>
              </details>
            </Text>
          </Stack>
        </Box>
        <Button
          mode="ghost"
          tone="critical"
          fontSize={1}
          padding={2}
          text={t('delete')}
          aria-label={t('delete.of', {email})}
          onClick={onDelete}
        />
      </Flex>
    </Card>
  )
}
