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
    'undo.notRecently':
      'The last {{changes}} changes hold no other version. Look for an older one in the history.',
    'undo.unknown': 'The history cannot be read right now.',
    'undo.confirm':
      'The website goes back to the version that was published on {{time}}. Visitors see it at once. What is published now stays in the history; undo once more to bring it back.',
    'undo.button': 'Undo',
    'undo.done': 'The version before is published again.',
    'delete.label': 'Delete',
    'delete.nothing': 'There is nothing to delete.',
    'delete.question': 'Delete this document?',
    'delete.consequence':
      'It goes off the website at once, and a draft of it goes with it. To keep it for later, choose “Unpublish” instead.',
    'delete.button': 'Delete',
    'delete.done': 'Deleted',
    'delete.used': 'This document cannot be deleted yet',
    'delete.first':
      'Other documents lead to it, and their links would break. Please open them, remove the link or choose another page, publish, and then delete this document.',
    'unpublish.label': 'Unpublish',
    'unpublish.nothing': 'Nothing of this is published.',
    'unpublish.question': 'Unpublish this document?',
    'unpublish.consequence':
      'It goes off the website at once. Its texts and pictures stay here as a draft, and can be published again.',
    'unpublish.button': 'Unpublish',
    'unpublish.done': 'Unpublished. The draft is still here.',
    'unpublish.used': 'This document cannot be unpublished yet',
    'unpublish.first':
      'Other documents lead to it, and their links would break. Please open them, remove the link or choose another page, publish, and then unpublish this document.',
    usedIn: 'Used in',
    cancel: 'Cancel',
    close: 'Close',
    notAllowed: 'Your role in this project does not allow it.',
    failed: 'That did not work, and nothing was changed.',
    unknown:
      'There was no answer, so it is not known whether that was done. Please load the Studio again and look.',
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
    'undo.notRecently':
      'Unter den letzten {{changes}} Änderungen ist keine andere Fassung. Ältere finden Sie im Verlauf.',
    'undo.unknown': 'Der Verlauf lässt sich gerade nicht lesen.',
    'undo.confirm':
      'Die Website zeigt wieder die Fassung, die am {{time}} veröffentlicht wurde. Besucherinnen und Besucher sehen das sofort. Die jetzige Fassung bleibt im Verlauf; machen Sie das noch einmal rückgängig, dann ist sie wieder veröffentlicht.',
    'undo.button': 'Rückgängig machen',
    'undo.done': 'Die Fassung davor ist wieder veröffentlicht.',
    'delete.label': 'Löschen',
    'delete.nothing': 'Hier gibt es nichts zu löschen.',
    'delete.question': 'Dieses Dokument löschen?',
    'delete.consequence':
      'Es verschwindet sofort von der Website, und ein Entwurf davon verschwindet mit. Wenn Sie es für später behalten möchten, wählen Sie stattdessen „Veröffentlichung zurückziehen“.',
    'delete.button': 'Löschen',
    'delete.done': 'Gelöscht',
    'delete.used': 'Dieses Dokument lässt sich noch nicht löschen',
    'delete.first':
      'Andere Dokumente führen zu diesem, und ihre Links gingen ins Leere. Bitte öffnen Sie diese, entfernen Sie den Link oder wählen Sie eine andere Seite, veröffentlichen Sie das, und löschen Sie dann dieses Dokument.',
    'unpublish.label': 'Veröffentlichung zurückziehen',
    'unpublish.nothing': 'Davon ist nichts veröffentlicht.',
    'unpublish.question': 'Die Veröffentlichung zurückziehen?',
    'unpublish.consequence':
      'Das Dokument verschwindet sofort von der Website. Seine Texte und Bilder bleiben hier als Entwurf und lassen sich wieder veröffentlichen.',
    'unpublish.button': 'Zurückziehen',
    'unpublish.done': 'Zurückgezogen. Der Entwurf ist noch da.',
    'unpublish.used': 'Die Veröffentlichung lässt sich noch nicht zurückziehen',
    'unpublish.first':
      'Andere Dokumente führen zu diesem, und ihre Links gingen ins Leere. Bitte öffnen Sie diese, entfernen Sie den Link oder wählen Sie eine andere Seite, veröffentlichen Sie das, und ziehen Sie dann dieses Dokument zurück.',
    usedIn: 'Verwendet in',
    cancel: 'Abbrechen',
    close: 'Schließen',
    notAllowed: 'Ihre Rolle in diesem Projekt erlaubt das nicht.',
    failed: 'Das hat nicht geklappt. Es wurde nichts geändert.',
    unknown:
      'Es kam keine Antwort; ob das ausgeführt wurde, ist nicht bekannt. Bitte laden Sie das Studio neu und sehen Sie nach.',
  },
})
