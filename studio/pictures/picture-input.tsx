import {Box, Button, Card, Stack, Text} from '@sanity/ui'
import {useCallback, useRef, useState} from 'react'
import {type ObjectInputProps, type PatchArg, PatchEvent, set, unset} from 'sanity'
import {t} from '../i18n/translate.ts'
import {languages} from '../schemaTypes/languages.ts'
import {exchangesPicture, type Picture} from './exchange.ts'

/**
 * The input of a picture. The description of the former picture would be read aloud for the new one, so it is taken out
 * with it, and put in again with one click where it still fits.
 */
export function PictureInput(props: ObjectInputProps) {
  const {onChange: change} = props
  const value = (props.value ?? {}) as Picture
  const [former, setFormer] = useState<Picture['alt']>()
  // An upload goes on with the function that it began with.
  const present = useRef(value)
  present.current = value

  const onChange = useCallback(
    (patch: PatchArg | PatchEvent) => {
      const event = PatchEvent.from(patch)
      const {alt} = present.current
      if (!alt || !exchangesPicture(present.current, event.patches)) return change(event)
      setFormer(alt)
      change(event.append(unset(['alt'])))
    },
    [change],
  )

  const input = props.renderDefault({...props, onChange})
  if (!former || value.alt) return input
  return (
    <Stack gap={4}>
      <Card tone="caution" border radius={2} padding={3} role="status">
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {t('Please say what can be seen in the new picture')}
          </Text>
          <Text size={1}>{t('The description belonged to the former picture and was taken out:')}</Text>
          {languages.map(({id, title}) => (
            <Text key={id} size={1} muted lang={id}>
              {title}: {former[id]}
            </Text>
          ))}
          <Box>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={t('It still fits: put it in again')}
              onClick={() => change(set(former, ['alt']))}
            />
          </Box>
        </Stack>
      </Card>
      {input}
    </Stack>
  )
}
