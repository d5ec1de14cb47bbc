import {buildTheme} from '@sanity/ui/theme'

/** Sanity's own look, with forms wide enough for two languages side by side. */
export const theme = buildTheme({container: [320, 960, 1120, 1280, 1600, 1920]})
