import {definePlugin, type InputProps, isObjectInputProps} from 'sanity'
import {PictureInput} from './picture-input.tsx'
import {carefulSources} from './upload.tsx'

const Input = (props: InputProps) =>
  isObjectInputProps(props) && props.schemaType.name === 'picture' ? (
    <PictureInput {...props} />
  ) : (
    props.renderDefault(props)
  )

/** Keeps a picture and its description together, and looks at pictures before they are uploaded. */
export const pictures = definePlugin({
  name: 'pictures',
  form: {components: {input: Input}, image: {assetSources: carefulSources}},
})
