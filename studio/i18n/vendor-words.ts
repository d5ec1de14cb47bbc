import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

const wholeAddress: [german: string, english: string] = [
  'Bitte geben Sie die ganze Adresse ein, zum Beispiel https://www.example.org.',
  'Please enter the whole address, for example https://www.example.org.',
]

/** By namespace and key: the German, and the English if that of the vendor is replaced, too. */
const words: Record<string, Record<string, [german: string, english?: string]>> = {
  validation: {
    'array.item-duplicate': ['Das steht schon in der Liste.', 'This is already in the list.'],
    'array.maximum-length': [
      'Zu viele Einträge: höchstens {{maxLength}} erlaubt.',
      'Too many entries: at most {{maxLength}} allowed.',
    ],
    'array.minimum-length': [
      'Zu wenige Einträge: mindestens {{minLength}} nötig.',
      'Too few entries: at least {{minLength}} needed.',
    ],
    'array.exact-length': ['Genau {{wantedLength}} Einträge.', 'Exactly {{wantedLength}} entries.'],
    'generic.required': ['Bitte füllen Sie dieses Feld aus.', 'Please fill in this field.'],
    'number.maximum': ['Bitte höchstens {{maxNumber}} eingeben.', 'Please enter {{maxNumber}} at most.'],
    'number.minimum': ['Bitte mindestens {{minNumber}} eingeben.', 'Please enter at least {{minNumber}}.'],
    'number.non-integer': ['Bitte geben Sie eine ganze Zahl ein.', 'Please enter a whole number.'],
    'object.asset-required_image': ['Bitte wählen Sie ein Bild.', 'Please choose a picture.'],
    'object.reference-not-published': [
      'Die Seite, zu der das führt, muss zuerst veröffentlicht werden.',
      'The page behind this link must be published first.',
    ],
    'panel.close-button-aria-label': ['Hinweise schließen', 'Close problems'],
    'panel.no-errors-message': ['Keine Hinweise', 'No problems'],
    'panel.title': ['Hinweise', 'Problems'],
    'slug.not-unique': [
      'Diese Adresse hat schon ein anderer Eintrag. Bitte wählen Sie eine andere.',
      'Another entry has this address already. Please choose another one.',
    ],
    'string.url.disallowed-scheme': wholeAddress,
    'string.url.invalid': wholeAddress,
  },
  studio: {
    'asset-sources.common.uploader.upload-failed.description': [
      'Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
      'Check your internet connection and try again.',
    ],
    'changes.change-bar.aria-label': ['Änderungen ansehen'],
    'changes.image.hotspot-changed': ['Fokuspunkt geändert', 'Focal point changed'],
    'changes.inspector.from-label': ['Vorher', 'Before'],
    'changes.inspector.to-label': ['Nachher', 'After'],
    'changes.no-changes-description': [
      'Bearbeiten Sie das Dokument, oder wählen Sie eine ältere Fassung: Dann stehen hier die Änderungen.',
      'Edit the document or choose an older version to see the changes here.',
    ],
    'changes.portable-text.block-style-changed': [
      'Absatzformat von „{{fromStyle}}“ zu „{{toStyle}}“ geändert',
      'Text style changed from “{{fromStyle}}” to “{{toStyle}}”',
    ],
    'changes.title': ['Verlauf'],
    'common.error': ['Fehler'],
    'common.reconnecting.toast.title': ['Verbindung wird wiederhergestellt …'],
    'document-status.published-at': ['Veröffentlicht {{date}}'],
    'document-status.revision-from': ['Fassung vom <em>{{date}}</em>', 'Version of <em>{{date}}</em>'],
    'document-status.revision-not-found': ['Fassung nicht gefunden', 'Version not found'],
    'form.field.actions-menu.title': ['Weitere Aktionen'],
    'incoming-references.title': ['Verwendet in', 'Used in'],
    'inputs.array.action.add-item': ['Eintrag hinzufügen', 'Add entry'],
    'inputs.array.error.cannot-upload-unable-to-convert_one': [
      'Nur Bilder lassen sich hochladen. Das ist keines:',
      'Only pictures can be uploaded. This is not one:',
    ],
    'inputs.array.error.cannot-upload-unable-to-convert_other': [
      'Nur Bilder lassen sich hochladen. Das sind keine:',
      'Only pictures can be uploaded. These are not:',
    ],
    'inputs.array.no-items-label': ['Keine Einträge', 'No entries'],
    'inputs.files.common.actions-menu.clear-field.label': ['Bild entfernen', 'Remove picture'],
    'inputs.files.common.placeholder.drag-or-paste-to-upload_image': ['Bild hierher ziehen oder einfügen'],
    'inputs.image.actions-menu.crop-image-tooltip': ['Fokuspunkt und Zuschnitt', 'Focal point and crop'],
    'inputs.image.actions-menu.edit-details.aria-label': ['Fokuspunkt und Zuschnitt', 'Focal point and crop'],
    'inputs.image.hotspot-dialog.title': ['Fokuspunkt und Zuschnitt', 'Focal point and crop'],
    'inputs.image.select-dialog.title': ['Bild für „{{targetTitle}}“ auswählen'],
    'inputs.imagetool.description': [
      'Mit dem Rechteck schneiden Sie das Bild zu. Was im Kreis liegt, ist immer zu sehen.',
      'Crop the picture with the rectangle. What is inside the circle is always visible.',
    ],
    'inputs.imagetool.title': ['Fokuspunkt und Zuschnitt', 'Focal point and crop'],
    'inputs.portable-text.action.collapse-editor': ['Verkleinern', 'Make smaller'],
    'inputs.portable-text.action.expand-editor': ['Vergrößern', 'Make larger'],
    'inputs.portable-text.action.edit-annotation-aria-label': ['Link bearbeiten', 'Edit link'],
    'inputs.portable-text.action.remove-annotation-aria-label': ['Link entfernen', 'Remove link'],
    'inputs.portable-text.activate-on-focus-message_click': ['Zum Schreiben klicken', 'Click to write'],
    'inputs.portable-text.style.none': ['Absatzformat', 'Text style'],
    'inputs.portable-text.style.normal': ['Text'],
    'presence.no-one-else-description': [
      'Hier sehen Sie, wer gerade im Studio arbeitet.',
      'Here you see who is working in the Studio.',
    ],
    'relative-time.just-now': ['gerade eben'],
    // “Veröffentlicht” would cut off the word beside it in a narrow pane.
    'release.chip.published': ['Online'],
    'release.navbar.published': ['Online'],
    'timeline.error.no-document-history-title': ['Noch kein Verlauf', 'No history yet'],
    'timeline.latest-revision': ['Neueste Fassung', 'Latest version'],
    'timeline.list.aria-label': ['Fassungen des Dokuments', 'Versions of the document'],
    'timeline.operation.edited-live': ['Direkt veröffentlicht', 'Published directly'],
    'timeline.operation.edited-live_timestamp': [
      'Direkt veröffentlicht: {{timestamp, datetime}}',
      'Published directly: {{timestamp, datetime}}',
    ],
    'timeline.operation.unpublished': ['Zurückgezogen'],
    'timeline.operation.unpublished_timestamp': ['Zurückgezogen: {{timestamp, datetime}}'],
  },
  presentation: {
    // The vendor counts either language as a page.
    'locations-banner.locations-count_one': ['Wo das auf der Website steht', 'Where this is on the website'],
    'locations-banner.locations-count_other': [
      'Wo das auf der Website steht',
      'Where this is on the website',
    ],
    'locations-banner.locations-count_zero': ['Noch nicht veröffentlicht', 'Not published yet'],
    'locations-banner.resolving.text': ['Wird gesucht …', 'Looking it up …'],
    'main-document.label': ['Diese Seite', 'This page'],
    'main-document.missing.text': ['Zu dieser Adresse gehört keine Seite.', 'No page has this address.'],
    'narrow-tabs.content-tab.label': ['Inhalte', 'Content'],
    'narrow-tabs.preview-tab.label': ['Vorschau', 'Preview'],
    'preview-frame.refresh-button.aria-label': ['Neu laden', 'Reload'],
    'preview-frame.refresh-button.tooltip': ['Neu laden', 'Reload'],
    'preview-frame.status_connecting': ['Wird verbunden.'],
    'preview-frame.status_timeout': [
      'Die Seite hat dem Studio noch nicht geantwortet. Vielleicht braucht sie nur etwas länger; sonst laden Sie sie bitte neu.',
      'The page has not responded yet. It may just need a moment longer; otherwise please reload it.',
    ],
    'preview-frame.viewport-button.aria-label': ['Breite wechseln', 'Change width'],
    'preview-frame.viewport-button.tooltip_full': ['Wie am Computer', 'As on a computer'],
    'preview-frame.viewport-button.tooltip_narrow': ['Wie auf dem Handy', 'As on a phone'],
  },
  // Sanity reads the words for who else is in a document from here, but loads this namespace only with releases.
  releases: {
    'presence.tooltip.one-without-release': [
      '{{displayName}} arbeitet gerade in diesem Dokument',
      '{{displayName}} is editing this document right now',
    ],
    'presence.tooltip.other': [
      '{{count}} Personen arbeiten gerade in diesem Dokument',
      '{{count}} people are editing this document right now',
    ],
  },
  structure: {
    'incoming-references-pane.no-references': [
      'Kein anderes Dokument verweist hierher. Die Seiten, die es zeigen, stehen oben im Formular.',
      'No other document links to this one. The pages that show it are listed at the top of its form.',
    ],
    'action.discard-changes.confirm-dialog.confirm-discard-changes': [
      'Möchten Sie alle Änderungen seit der letzten Veröffentlichung verwerfen, auch die anderer Personen?',
      'Discard all changes since the last publication, including those of other people?',
    ],
    'action.publish.already-published.tooltip': ['Veröffentlicht {{timeSincePublished}}'],
    'action.publish.validation-issues-toast.description': [
      'Bitte lösen Sie zuerst die Probleme in diesem Dokument.',
      'Please solve the problems in this document first.',
    ],
    'action.publish.validation-issues-toast.title': ['Noch nicht veröffentlicht', 'Not published yet'],
    'action.publish.validation-issues.tooltip': [
      'Vor dem Veröffentlichen ist noch etwas zu tun: Die Hinweise oben rechts nennen es.',
      'Some fields have problems. “Problems” at the top right lists them.',
    ],
    'action.publish.validation-in-progress.label': ['Wird geprüft …', 'Checking …'],
    'banners.obsolete-draft.actions.compare-draft.tooltip': [
      'Das veröffentlichte Dokument gibt es nicht mehr, deshalb lässt sich der Entwurf nicht vergleichen.',
    ],
    'banners.revision-not-found.description': [
      'Diese Fassung gibt es nicht mehr. Bitte wählen Sie eine andere aus dem Verlauf.',
      'This version no longer exists. Please choose another one from the history.',
    ],
    // Names of types are of any gender, and begin with a capital.
    'browser-document-title.new-document': ['Neu: {{schemaType}}', 'New: {{schemaType}}'],
    'panes.document-header-title.new.text': ['Neu: {{schemaType}}', 'New: {{schemaType}}'],
    'buttons.split-pane-button.aria-label': ['Rechts daneben öffnen', 'Open on the right'],
    'buttons.split-pane-button.tooltip': ['Rechts daneben öffnen', 'Open on the right'],
    'buttons.split-pane-close-button.title': ['Schließen', 'Close'],
    'buttons.split-pane-close-group-button.title': ['Schließen', 'Close'],
    'banners.deleted-document-banner.restore-button.text': [
      'Letzte Fassung wiederherstellen',
      'Restore latest version',
    ],
    // The vendor defines this key in another namespace than the one it reads.
    'changes.action.close-label': ['Verlauf schließen', 'Close history'],
    // As the chips above a form say it.
    'changes.banner.description': [
      'Verlauf: <strong>{{perspective}}</strong>',
      'History: <strong>{{perspective}}</strong>',
    ],
    'changes.from.label': ['Vorher', 'Before'],
    'changes.to.label': ['Nachher', 'After'],
    'changes.tab.review-changes': ['Änderungen', 'Changes'],
    'compare-version.error.loadVersions.title': ['Die Fassungen ließen sich nicht laden'],
    'compare-versions.menu-item.title': ['Fassungen vergleichen'],
    'compare-versions.status.published': ['Online'],
    'compare-versions.title': ['Fassungen vergleichen'],
    'document-inspector.menu-item.title': ['Rohdaten, für die Entwicklung', 'Raw data, for developers'],
    'panes.document-list-pane.error.max-retries-attempted': [
      'Nach {{count}} vergeblichen Versuchen wird nicht mehr automatisch versucht.',
    ],
    'panes.document-operation-results.operation-success_discardChanges': [
      'Die Änderungen wurden verworfen. Im Verlauf finden Sie sie wieder.',
      'The changes were discarded. You can find them again in the history.',
    ],
    'panes.document-operation-results.operation-success_publish': [
      '„<Strong>{{title}}</Strong>“ wurde veröffentlicht',
    ],
    'status-bar.document-status-pulse.status.syncing.text': ['Wird gespeichert …', 'Saving …'],
    'status-bar.review-changes-button.aria-label': ['Änderungen ansehen'],
    'status-bar.review-changes-button.status.syncing.text': ['Wird gespeichert …', 'Saving …'],
    'status-bar.review-changes-button.tooltip.text': ['Änderungen ansehen'],
    'toggle-inline-changes.menu-item.title': ['Änderungen im Formular markieren', 'Mark changes in the form'],
  },
}

const locales = ['de-DE', 'en-US']

/**
 * Words of the Studio itself in the place of the vendor's: where these only name a rule, are for developers, or have not
 * been translated.
 */
export const vendorWords: LocaleResourceBundle[] = Object.entries(words).flatMap(([namespace, texts]) =>
  locales.map((locale, index) => {
    const replaced = Object.entries(texts).filter(([, text]) => text[index])
    const resources = Object.fromEntries(replaced.map(([key, text]) => [key, text[index] as string]))
    return defineLocaleResourceBundle({locale, namespace, resources})
  }),
)
