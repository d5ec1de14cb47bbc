import {Box, Button, Card, Flex, useMediaIndex} from '@sanity/ui'
import {type NavbarProps, useLocale, usePerspective} from 'sanity'
import {languageOfLocale, studioLanguage} from './language.ts'

const names = {de: 'Deutsch', en: 'English'}

/** The bar at the top of the Studio, with the other language of the Studio to change to. */
export function NavbarWithLanguage(props: NavbarProps) {
  const {locales, changeLocale} = useLocale()
  const {selectedPerspectiveName} = usePerspective()
  const narrow = useMediaIndex() < 2
  const others = locales.filter(({id}) => languageOfLocale(id) !== studioLanguage)
  return (
    <Flex align="stretch">
      <Box flex={1} style={{minWidth: 0}}>
        {props.renderDefault(props)}
      </Box>
      <Card
        borderBottom
        paddingRight={2}
        tone={selectedPerspectiveName === 'published' ? 'positive' : 'inherit'}
      >
        <Flex align="center" height="fill">
          {others.map(({id}) => (
            <Button
              key={id}
              mode="bleed"
              padding={2}
              lang={id}
              aria-label={names[languageOfLocale(id)]}
              text={narrow ? languageOfLocale(id).toUpperCase() : names[languageOfLocale(id)]}
              onClick={() => changeLocale(id)}
            />
          ))}
        </Flex>
      </Card>
    </Flex>
  )
}
