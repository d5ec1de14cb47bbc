import type {Language} from './languages'

/** How far the build of the Studio is. */
export type StudioState = 'installing' | 'building' | 'failed' | 'absent'

/** What visitors of the Studio's address read while there is no Studio. */
export const studioTexts: Record<Language, Record<StudioState | 'home', string>> = {
  de: {
    home: 'Zur Website',
    installing:
      'Das Studio wird vorbereitet. Schritt 1 von 2: Pakete werden installiert. Das dauert beim ersten Mal etwa eine Minute. Diese Seite lädt automatisch neu.',
    building:
      'Das Studio wird vorbereitet. Schritt 2 von 2: Es wird gebaut. Diese Seite lädt automatisch neu.',
    failed:
      'Das Studio konnte nicht gebaut werden. Den Grund finden Sie in dem Fenster, in dem Sie die Website gestartet haben. Ein neuer Start versucht es noch einmal.',
    absent: 'Hier ist noch kein Studio. „npm start“ baut es.',
  },
  en: {
    home: 'To the website',
    installing:
      'The Studio is being prepared. Step 1 of 2: installing packages. This takes about a minute the first time. This page reloads automatically.',
    building: 'The Studio is being prepared. Step 2 of 2: building. This page reloads automatically.',
    failed:
      'The Studio could not be built. See the window in which you started the site for the reason. Another start tries again.',
    absent: 'There is no Studio here yet. “npm start” builds it.',
  },
}
