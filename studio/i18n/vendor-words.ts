import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

const words: Record<string, Partial<Record<'en' | 'de', Record<string, string>>>> = {
  validation: {
    en: {
      'generic.required': 'This is still missing. Please fill it in: nothing can be published without it.',
      'slug.not-unique': 'Another entry has this address already. Please choose another one.',
      'object.asset-required_image': 'Please choose a picture.',
      'object.reference-not-published': 'The page that this leads to has to be published first.',
    },
    de: {
      'generic.required':
        'Das fehlt noch. Bitte füllen Sie es aus: Ohne das lässt sich nichts veröffentlichen.',
      'slug.not-unique': 'Diese Adresse hat schon ein anderer Eintrag. Bitte wählen Sie eine andere.',
      'object.asset-required_image': 'Bitte wählen Sie ein Bild.',
      'object.reference-not-published': 'Die Seite, zu der das führt, muss zuerst veröffentlicht werden.',
    },
  },
  studio: {
    en: {
      'inputs.imagetool.title': 'Important place and crop',
      'inputs.image.hotspot-dialog.title': 'Important place and crop',
      'changes.image.hotspot-changed': 'Important place changed',
      'inputs.portable-text.style.none': 'Kind of text',
      'timeline.operation.edited-live': 'Changed without a draft',
      'timeline.operation.edited-live_timestamp': 'Changed without a draft: {{timestamp, datetime}}',
    },
    de: {
      'inputs.imagetool.title': 'Wichtige Stelle und Ausschnitt',
      'inputs.image.hotspot-dialog.title': 'Wichtige Stelle und Ausschnitt',
      'changes.image.hotspot-changed': 'Wichtige Stelle geändert',
      'common.error': 'Fehler',
      'document-status.published-at': 'Veröffentlicht {{date}}',
      'form.field.actions-menu.title': 'Weitere Aktionen',
      'inputs.portable-text.style.normal': 'Text',
      'inputs.portable-text.style.none': 'Textart',
      // Comes after a word in the foot of a form: “Entwurf verworfen …”.
      'relative-time.just-now': 'vor einem Moment',
      'timeline.operation.edited-live': 'Ohne Entwurf geändert',
      'timeline.operation.edited-live_timestamp': 'Ohne Entwurf geändert: {{timestamp, datetime}}',
      // “Veröffentlicht” would cut off the word beside it in a narrow pane.
      'release.chip.published': 'Online',
      'release.navbar.published': 'Online',
    },
  },
  presentation: {
    // The vendor counts either language as a page, and knows no texts that are on all of them.
    en: {
      'locations-banner.locations-count_one': 'Where this is on the website',
      'locations-banner.locations-count_other': 'Where this is on the website',
      'preview-frame.status_timeout':
        'The page has not answered the Studio yet. It may just need a moment longer; otherwise please load it again.',
    },
    de: {
      'locations-banner.locations-count_one': 'Wo das auf der Website steht',
      'locations-banner.locations-count_other': 'Wo das auf der Website steht',
      'preview-frame.status_timeout':
        'Die Seite hat dem Studio noch nicht geantwortet. Vielleicht braucht sie nur etwas länger; sonst laden Sie sie bitte neu.',
    },
  },
  structure: {
    en: {
      'document-inspector.menu-item.title': 'Raw data, for developers',
      'toggle-inline-changes.menu-item.title': 'Mark changes in the form',
    },
    de: {
      'document-inspector.menu-item.title': 'Rohdaten, für die Entwicklung',
      'toggle-inline-changes.menu-item.title': 'Änderungen im Formular markieren',
      // Names of types are of any gender.
      'browser-document-title.new-document': 'Neu: {{schemaType}}',
      'panes.document-header-title.new.text': 'Neu: {{schemaType}}',
      'banners.obsolete-draft.actions.compare-draft.tooltip':
        'Das veröffentlichte Dokument gibt es nicht mehr, deshalb lässt sich der Entwurf nicht vergleichen.',
      // As the chips above a form say it, and a sentence that either word fits into.
      'changes.banner.description': 'Das ist der Verlauf von: <strong>{{perspective}}</strong>.',
      'compare-versions.status.published': 'Online',
      'compare-version.error.loadVersions.title': 'Die Fassungen ließen sich nicht laden',
      'panes.document-list-pane.error.max-retries-attempted':
        'Nach {{count}} vergeblichen Versuchen wird nicht mehr von selbst versucht.',
    },
  },
}

/**
 * Words of the Studio itself in the place of the vendor's: where these only name a rule, are for developers, or have not
 * been translated.
 */
export const vendorWords: LocaleResourceBundle[] = Object.entries(words).flatMap(
  ([namespace, {en = {}, de = {}}]) => [
    defineLocaleResourceBundle({locale: 'en-US', namespace, resources: en}),
    defineLocaleResourceBundle({locale: 'de-DE', namespace, resources: de}),
  ],
)
