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
    noRight: 'You cannot open previews with your role in this project. The content store says: {reason}',
    noSecret:
      'The preview could not be opened. Please try again with “Reload”. The content store says: {reason}',
    notConnected:
      'The page below does not respond, so changes do not appear automatically. If you see no page, your browser or an extension blocks it, or the website does not allow this Studio: please open the preview in a new tab.',
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
    noRight:
      'Mit Ihrer Rolle in diesem Projekt können Sie keine Vorschau öffnen. Der Inhaltsspeicher sagt: {reason}',
    noSecret:
      'Die Vorschau ließ sich nicht öffnen. Bitte versuchen Sie es mit „Neu laden“ noch einmal. Der Inhaltsspeicher sagt: {reason}',
    notConnected:
      'Die Seite unten antwortet nicht, deshalb erscheinen Änderungen nicht automatisch. Wenn Sie keine Seite sehen, blockiert sie Ihr Browser oder eine Erweiterung, oder die Website lässt dieses Studio nicht zu: Bitte öffnen Sie die Vorschau in einem neuen Tab.',
  },
})
