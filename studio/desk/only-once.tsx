import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {definePlugin, getPublishedId, type InputProps, useFormValue} from 'sanity'
import {useIntentLink} from 'sanity/router'
import {t} from '../i18n/translate.ts'
import {isSingleton} from '../schemaTypes/linkable.ts'

function OnlyOnceInput(props: InputProps) {
  const isForm = props.path.length === 0 && isSingleton(props.schemaType.name)
  return isForm ? <SingletonForm {...props} /> : props.renderDefault(props)
}

function SingletonForm(props: InputProps) {
  const id = useFormValue(['_id'])
  const isStray = typeof id === 'string' && getPublishedId(id) !== props.schemaType.name
  return isStray ? <WhereItIs {...props} /> : props.renderDefault(props)
}

function WhereItIs({schemaType: {name, title = name}}: InputProps) {
  const {href, onClick} = useIntentLink({intent: 'edit', params: {id: name, type: name}})
  return (
    <Card tone="caution" border radius={2} padding={4} role="status">
      <Stack gap={4}>
        <Text weight="semibold">{t('“{title}” exists once only', {title})}</Text>
        <Text size={1}>
          {t('A second copy would never appear on the website. Please edit the one that is there.')}
        </Text>
        <Flex>
          <Button
            as="a"
            href={href}
            onClick={onClick}
            fontSize={1}
            padding={3}
            text={t('Open “{title}”', {title})}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

/** An address made up by hand can name a second home page, say: in the place of its form stands a link to the first. */
export const onlyOnce = definePlugin({name: 'only-once', form: {components: {input: OnlyOnceInput}}})
