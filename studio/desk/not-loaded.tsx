import {Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {t} from '../i18n/translate.ts'

interface NotLoadedProps {
  title: string
  /** What may be the reason, and what to do about it. */
  text?: string
  onRetry: () => void
}

/** Stands in the place of what could not be loaded, and offers to try again. */
export function NotLoaded({title, text = t('Please check the connection.'), onRetry}: NotLoadedProps) {
  return (
    <Box padding={4}>
      <Card tone="critical" border radius={3} padding={4} role="alert">
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          <Text size={1}>{text}</Text>
          <Flex>
            <Button text={t('Try again')} onClick={onRetry} mode="ghost" />
          </Flex>
        </Stack>
      </Card>
    </Box>
  )
}
