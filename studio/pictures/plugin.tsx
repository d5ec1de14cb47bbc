import {TextInput} from '@sanity/ui'
import {definePlugin, type InputProps, isObjectInputProps} from 'sanity'
import {media} from 'sanity-plugin-media'
import {t} from '../i18n/texts/pictures.ts'
import {PictureInput} from './picture-input.tsx'
import {carefulSources} from './upload.tsx'

const Input = (props: InputProps) =>
  isObjectInputProps(props) && props.schemaType.name === 'picture' ? (
    <PictureInput {...props} />
  ) : (
    props.renderDefault(props)
  )

/** The media library: no uploads, which would go unchecked, and only the file name, as no page shows other texts. */
const library = media({
  directUploads: false,
  components: {
    details: ({register}) => <TextInput {...register('originalFilename')} aria-label={t('fileName')} />,
  },
})

/** Removes a replaced picture's description, and checks pictures before their upload. */
export const pictures = definePlugin({
  name: 'pictures',
  plugins: [library],
  schema: {types: (types) => types.filter(({name}) => !name.startsWith('media.'))},
  tools: (tools) => tools.filter(({name}) => name !== 'media'),
  form: {components: {input: Input}, image: {assetSources: carefulSources}},
})
