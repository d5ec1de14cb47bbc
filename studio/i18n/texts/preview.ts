import {textsOf} from '../texts.ts'

export const t = textsOf({
  en: {
    title: 'Preview',
    edit: 'Editing',
    language: 'Language of the preview',
    frame: 'Preview of the page',
    reload: 'Reload',
    newTab: 'Open in a new tab',
    opening: 'Opening the preview …',
    noAddress: 'This document has no address on the website yet. Please fill in its “Address” or “Code”.',
    siteAway:
      'The website at {site} does not respond. If it still does not in a few minutes, please tell your administrator.',
    notAllowed:
      'The website does not allow previews at {studio}. Please ask your administrator to allow them.',
    noRight: 'You cannot open previews with your role in this project. The content store says: {reason}',
    noSecret:
      'The preview could not be opened. Please try again with “Reload”. The content store says: {reason}',
    noAnswer:
      'The content store has not responded for 10 seconds. The preview opens as soon as it does; you can also try “Reload”.',
    notConnected:
      'The page below does not respond, so changes do not appear automatically. If you see no page, your browser or an extension blocks it: please open the preview in a new tab.',
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
      'Dieses Dokument hat noch keine Adresse auf der Website. Bitte füllen Sie „Adresse“ oder „Kürzel“ aus.',
    siteAway:
      'Die Website unter {site} antwortet nicht. Bleibt das einige Minuten so, sagen Sie bitte der Person Bescheid, die die Website betreut.',
    notAllowed:
      'Die Website erlaubt unter {studio} keine Vorschau. Bitten Sie die Person, die die Website betreut, sie zu erlauben.',
    noRight:
      'Mit Ihrer Rolle in diesem Projekt können Sie keine Vorschau öffnen. Der Inhaltsspeicher sagt: {reason}',
    noSecret:
      'Die Vorschau ließ sich nicht öffnen. Bitte versuchen Sie es mit „Neu laden“ noch einmal. Der Inhaltsspeicher sagt: {reason}',
    noAnswer:
      'Der Inhaltsspeicher hat 10 Sekunden lang nicht geantwortet. Die Vorschau öffnet sich, sobald er antwortet; mit „Neu laden“ können Sie es auch noch einmal versuchen.',
    notConnected:
      'Die Seite unten antwortet nicht, deshalb erscheinen Änderungen nicht automatisch. Wenn Sie keine Seite sehen, blockiert sie Ihr Browser oder eine Erweiterung: Bitte öffnen Sie die Vorschau in einem neuen Tab.',
  },
})
