import {bundlesOf} from '../i18n/bundles.ts'

export const previewNamespace = 'preview'

export const previewBundles = bundlesOf(previewNamespace, {
  en: {
    title: 'Preview',
    edit: 'Editing',
    language: 'Language of the preview',
    frame: 'Preview of the page',
    reload: 'Load again',
    newTab: 'Open in a new tab',
    opening: 'Opening the preview …',
    noAddress:
      'This document has no address on the website yet. Please fill in the field that its address is made of (“Address” or “Code”).',
    siteAway:
      'The website at {{site}} does not answer. Is it running, and is its address right? A Studio outside of the website is told the address with SANITY_STUDIO_SITE_URL.',
    notAllowed:
      'The website does not allow to be shown here. To be done by whoever runs the website: add {{studio}} to STUDIO_ORIGIN of the website and restart the website.',
    noRight: 'You cannot open previews with your role in this project. The content store says: {{reason}}',
    noSecret:
      'The preview could not be opened. Please try again with “Load again”. The content store says: {{reason}}',
    noAnswer:
      'The content store has not answered for 10 seconds. The preview opens when it does; you can also try again with “Load again”.',
    notConnected:
      'The page below does not answer the Studio, so changes do not show by themselves. If you see no page at all, your browser or an extension does not allow it here: please open the preview in a new tab.',
  },
  de: {
    title: 'Vorschau',
    edit: 'Bearbeiten',
    language: 'Sprache der Vorschau',
    frame: 'Vorschau der Seite',
    reload: 'Neu laden',
    newTab: 'In neuem Tab öffnen',
    opening: 'Die Vorschau wird geöffnet …',
    noAddress:
      'Dieses Dokument hat noch keine Adresse auf der Website. Bitte füllen Sie das Feld aus, aus dem seine Adresse entsteht („Adresse“ oder „Klasse“).',
    siteAway:
      'Die Website unter {{site}} antwortet nicht. Läuft sie, und stimmt ihre Adresse? Einem Studio außerhalb der Website wird die Adresse mit SANITY_STUDIO_SITE_URL genannt.',
    notAllowed:
      'Die Website lässt sich hier nicht anzeigen. Das ist zu tun, wenn Sie die Website betreiben: {{studio}} bei STUDIO_ORIGIN der Website eintragen und die Website neu starten.',
    noRight:
      'Mit Ihrer Rolle in diesem Projekt können Sie keine Vorschau öffnen. Der Inhaltsspeicher sagt: {{reason}}',
    noSecret:
      'Die Vorschau ließ sich nicht öffnen. Bitte versuchen Sie es mit „Neu laden“ noch einmal. Der Inhaltsspeicher sagt: {{reason}}',
    noAnswer:
      'Der Inhaltsspeicher hat 10 Sekunden lang nicht geantwortet. Die Vorschau öffnet sich, sobald er antwortet; mit „Neu laden“ können Sie es auch noch einmal versuchen.',
    notConnected:
      'Die Seite unten antwortet dem Studio nicht, deshalb erscheinen Änderungen nicht von selbst. Wenn Sie gar keine Seite sehen, lässt Ihr Browser oder eine Erweiterung sie hier nicht zu: Bitte öffnen Sie die Vorschau in einem neuen Tab.',
  },
})
