import {Button, Flex} from '@sanity/ui'

/** A button below the text of a message. */
export const UndoButton = (props: {text: string; onClick: () => void}) => (
  <Flex paddingTop={2}>
    <Button mode="ghost" fontSize={1} padding={2} {...props} />
  </Flex>
)
