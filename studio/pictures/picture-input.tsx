import {Box, Button, Card, Stack, Text} from '@sanity/ui'
import {useCallback, useRef, useState} from 'react'
import {type ObjectInputProps, type PatchArg, PatchEvent, set, unset} from 'sanity'
import {languages} from '../../app/i18n/languages.ts'
import {t} from '../i18n/translate.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {earlyUploadMarks, exchangesPicture, type Picture} from './exchange.ts'

/**
 * The input of a picture. Replacing the picture removes its crop, focal point and description: screen readers would read the
 * description for the new picture. One click restores it.
 */
export function PictureInput(props: ObjectInputProps) {
  const {onChange: change} = props
  const value = (props.value ?? {}) as Picture
  const [former, setFormer] = useState<Picture['alt']>()
  const [isEarlyMark] = useState(earlyUploadMarks)
  // A running upload keeps calling the function that it started with.
  const present = useRef(value)
  present.current = value

  const onChange = useCallback(
    (patch: PatchArg | PatchEvent) => {
      const event = PatchEvent.from(patch)
      if (isEarlyMark(event.patches)) return
      if (!exchangesPicture(present.current, event.patches)) return change(event)
      setFormer(present.current.alt)
      change(event.append(['crop', 'hotspot', 'alt'].map((name) => unset([name]))))
    },
    [change, isEarlyMark],
  )

  const isMissing = languages.some((language) => former?.[language] && !value.alt?.[language])
  // The fields keep their place in the tree: remounting one during typing moves the cursor.
  return (
    <Stack gap={4}>
      {props.renderDefault({...props, onChange})}
      {former && value.asset && isMissing && (
        <Removed alt={former} onRestore={() => change(set(former, ['alt']))} />
      )}
    </Stack>
  )
}

const Removed = ({alt, onRestore}: {alt: NonNullable<Picture['alt']>; onRestore: () => void}) => (
  <Card tone="caution" border radius={2} padding={3} role="status">
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {t('Please describe the new picture')}
      </Text>
      <Text size={1}>{t('The description of the previous picture was removed:')}</Text>
      {languages.map((language) => (
        <Text key={language} size={1} muted>
          {languageName(language)}: <span lang={language}>{alt[language]}</span>
        </Text>
      ))}
      <Box>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={t('It still fits: put it back')}
          onClick={onRestore}
        />
      </Box>
    </Stack>
  </Card>
)
