import {LaunchIcon} from '@sanity/icons/Launch'
import {RefreshIcon} from '@sanity/icons/Refresh'
import {Box, Button, Card, Flex, Text} from '@sanity/ui'
import {useRef, useState} from 'react'
import {useRouter} from 'sanity/router'
import type {DefaultDocumentNodeResolver, UserViewComponent} from 'sanity/structure'
import {type Language, languages} from '../../app/i18n/languages.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/texts/preview.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {pathOf, siteOrigin} from './addresses.ts'
import {useFrame} from './frame.ts'
import {useOpening} from './opening.ts'

/** Adds a preview pane to each document. */
export const documentViews: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form().title(t('edit')),
    S.view.component(PreviewPane).id('preview').title(t('title')),
  ])

const small = {fontSize: 1, padding: 2}

/** The page of a document with its drafts, in either language. */
const PreviewPane: UserViewComponent = ({document: {displayed}, schemaType}) => {
  const [language, setLanguage] = useState<Language>(studioLanguage)
  const site = siteOrigin()
  const {opening, openAnew} = useOpening(site)
  const path = pathOf(schemaType.name, displayed, language)
  const address = opening.state === 'open' && path !== undefined ? opening.addressOf(path) : undefined
  const frame = useRef<HTMLIFrameElement>(null)
  const {navigateIntent} = useRouter()
  const isSilent = useFrame(frame, {
    site,
    address,
    edit: ({id, type = '', path}) => navigateIntent('edit', {id, type, path, mode: 'structure'}),
  })

  return (
    <Flex direction="column" height="fill" data-testid="preview-pane">
      <Card borderBottom padding={2}>
        <Flex align="center" gap={2} wrap="wrap">
          <Flex gap={1} role="group" aria-label={t('language')}>
            {languages.map((id) => (
              <Button
                key={id}
                text={languageName(id)}
                mode={id === language ? 'default' : 'bleed'}
                aria-pressed={id === language}
                {...small}
                onClick={() => setLanguage(id)}
              />
            ))}
          </Flex>
          <Box flex={1}>
            <Text size={1} muted textOverflow="ellipsis">
              {path}
            </Text>
          </Box>
          <Button icon={RefreshIcon} text={t('reload')} mode="bleed" {...small} onClick={openAnew} />
          {address && (
            <Button
              as="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              icon={LaunchIcon}
              text={t('newTab')}
              mode="ghost"
              {...small}
            />
          )}
        </Flex>
      </Card>
      {path === undefined && <Message text={t('noAddress')} />}
      {opening.state === 'refused' && <Message text={t(opening.obstacle.key, opening.obstacle)} />}
      {opening.state === 'waiting' && path !== undefined && <Message text={t('opening')} quiet />}
      {isSilent && address && <Message text={t('notConnected')} />}
      {address && (
        <iframe
          ref={frame}
          key={address}
          src={address}
          title={t('frame')}
          style={{flex: 1, inlineSize: '100%', minBlockSize: 0, border: 0}}
        />
      )}
    </Flex>
  )
}

function Message({text, quiet = false}: {text: string; quiet?: boolean}) {
  return (
    <Card tone={quiet ? 'default' : 'caution'} padding={4} role={quiet ? 'status' : 'alert'}>
      <Text size={1}>{text}</Text>
    </Card>
  )
}
