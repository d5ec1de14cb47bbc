import {definePlugin, type InputProps, isObjectInputProps} from 'sanity'
import {PictureInput} from './picture-input.tsx'

const Input = (props: InputProps) =>
  isObjectInputProps(props) && props.schemaType.name === 'picture' ? (
    <PictureInput {...props} />
  ) : (
    props.renderDefault(props)
  )

/** Sees to it that a picture and its description belong together. */
export const pictures = definePlugin({name: 'pictures', form: {components: {input: Input}}})
