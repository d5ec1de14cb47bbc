import {bundlesOf} from '../i18n/bundles.ts'

export const actionsNamespace = 'actions'

export const actionBundles = bundlesOf(actionsNamespace, {
  en: {
    'view.de': 'View on site (German)',
    'view.en': 'View on site (English)',
    'view.unpublished': 'Nothing of this is published yet.',
    'undo.label': 'Undo publishing',
    'undo.running': 'Undoing …',
    'undo.loading': 'Looking for the version before this one …',
    'undo.unpublished': 'Nothing of this is published.',
    'undo.draft': 'There are changes that are not published. Publish or discard them first.',
    'undo.nothing': 'There is no version before the published one.',
    'undo.unknown': 'The history cannot be read right now.',
    'undo.confirm':
      'The website goes back to the version that was published on {{time}}. Visitors see it at once. What is published now stays in the history; undo once more to bring it back.',
    'undo.button': 'Undo',
    'undo.cancel': 'Cancel',
    'undo.done': 'The version before is published again.',
    'undo.failed': 'That did not work, and nothing was changed.',
  },
  de: {
    'view.de': 'Auf der Website ansehen (Deutsch)',
    'view.en': 'Auf der Website ansehen (Englisch)',
    'view.unpublished': 'Davon ist noch nichts veröffentlicht.',
    'undo.label': 'Letzte Veröffentlichung rückgängig machen',
    'undo.running': 'Wird rückgängig gemacht …',
    'undo.loading': 'Die Fassung davor wird gesucht …',
    'undo.unpublished': 'Davon ist nichts veröffentlicht.',
    'undo.draft':
      'Es gibt unveröffentlichte Änderungen. Bitte veröffentlichen oder verwerfen Sie diese zuerst.',
    'undo.nothing': 'Vor der veröffentlichten Fassung gibt es keine andere.',
    'undo.unknown': 'Der Verlauf lässt sich gerade nicht lesen.',
    'undo.confirm':
      'Die Website zeigt wieder die Fassung, die am {{time}} veröffentlicht wurde. Besucherinnen und Besucher sehen das sofort. Die jetzige Fassung bleibt im Verlauf; machen Sie das noch einmal rückgängig, dann ist sie wieder veröffentlicht.',
    'undo.button': 'Rückgängig machen',
    'undo.cancel': 'Abbrechen',
    'undo.done': 'Die Fassung davor ist wieder veröffentlicht.',
    'undo.failed': 'Das hat nicht geklappt. Es wurde nichts geändert.',
  },
})
