import {Text} from '@sanity/ui'

/** Small grey text. */
export const Note = ({text}: {text: string}) => (
  <Text size={1} muted>
    {text}
  </Text>
)
