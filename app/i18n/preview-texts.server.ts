import type {Language} from './languages'

/** For staff. They are sent with a preview alone, so visitors never load them. */
const en = {
  bar: {
    label: 'Preview',
    text: {
      drafts: 'This is how the page will look with all unpublished changes.',
      none: 'There are no unpublished changes. Visitors see the page as it is here.',
      published: 'This is the published page, as visitors see it.',
    },
    edit: 'Click to edit',
    leave: 'Leave preview',
  },
  problems: {
    'no-token': {
      title: 'The website cannot show previews yet',
      text: 'It has no key to read unpublished changes with.',
      todo: 'Ask the administrator of the website to create a token with the role “Viewer” in the Sanity project, set it as SANITY_TOKEN for the website, and restart the website.',
    },
    'no-session-secret': {
      title: 'The website cannot show previews yet',
      text: 'It has no key to protect previews with.',
      todo: 'Ask the administrator of the website to set SESSION_SECRET to at least 32 random characters and restart the website.',
    },
    'token-refused': {
      title: 'The website may not read unpublished changes',
      text: 'The content store does not accept the key of the website (SANITY_TOKEN).',
      todo: 'Ask the administrator of the website to create a new token with the role “Viewer” in the Sanity project, set it as SANITY_TOKEN, and restart the website.',
    },
    'lake-away': {
      title: 'The content store does not answer',
      text: 'So the unpublished changes cannot be read right now. Nothing is lost.',
      todo: 'Please try again in a few minutes.',
    },
    'wrong-secret': {
      title: 'This preview link does not work any more',
      text: 'Preview links are valid for one hour, and this one is too old or incomplete.',
      todo: 'Please open the preview from the Studio again.',
    },
    'no-cookie': {
      title: 'Your browser does not allow the preview here',
      text: 'The preview needs a cookie, and the browser has not kept it. Some browsers refuse cookies inside another page, as in the Studio.',
      todo: 'Please open the preview in a tab of its own, or allow cookies for this website in the settings of your browser.',
    },
    ended: {
      title: 'The preview has ended',
      text: 'A preview ends after one hour, or when you leave it in this browser.',
      todo: 'Please open the preview from the Studio again, or reload it there.',
    },
    'licences-off': {
      title: 'The licence pages are switched off',
      text: 'This page is not on the website.',
      todo: 'To show it, switch on “Show the licence pages” in the settings.',
    },
  },
  website: 'To the website',
}

const de: typeof en = {
  bar: {
    label: 'Vorschau',
    text: {
      drafts: 'So wird die Seite mit allen unveröffentlichten Änderungen aussehen.',
      none: 'Es gibt keine unveröffentlichten Änderungen. Alle sehen die Seite so wie hier.',
      published: 'Das ist die veröffentlichte Seite, so wie alle sie sehen.',
    },
    edit: 'Klicken zum Bearbeiten',
    leave: 'Vorschau verlassen',
  },
  problems: {
    'no-token': {
      title: 'Die Website kann noch keine Vorschau zeigen',
      text: 'Ihr fehlt der Schlüssel, mit dem sie unveröffentlichte Änderungen lesen kann.',
      todo: 'Das ist zu tun, wenn Sie die Website betreiben: im Sanity-Projekt ein Token mit der Rolle „Viewer“ anlegen, es der Website als SANITY_TOKEN geben und die Website neu starten.',
    },
    'no-session-secret': {
      title: 'Die Website kann noch keine Vorschau zeigen',
      text: 'Ihr fehlt der Schlüssel, mit dem sie eine Vorschau schützt.',
      todo: 'Das ist zu tun, wenn Sie die Website betreiben: SESSION_SECRET auf mindestens 32 zufällige Zeichen setzen und die Website neu starten.',
    },
    'token-refused': {
      title: 'Die Website darf unveröffentlichte Änderungen nicht lesen',
      text: 'Der Inhaltsspeicher nimmt den Schlüssel der Website (SANITY_TOKEN) nicht an.',
      todo: 'Das ist zu tun, wenn Sie die Website betreiben: im Sanity-Projekt ein neues Token mit der Rolle „Viewer“ anlegen, es als SANITY_TOKEN setzen und die Website neu starten.',
    },
    'lake-away': {
      title: 'Der Inhaltsspeicher antwortet nicht',
      text: 'Deshalb können die unveröffentlichten Änderungen gerade nicht gelesen werden. Verloren ist nichts.',
      todo: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
    },
    'wrong-secret': {
      title: 'Dieser Link zur Vorschau gilt nicht mehr',
      text: 'Links zur Vorschau gelten eine Stunde lang. Dieser ist zu alt oder unvollständig.',
      todo: 'Bitte öffnen Sie die Vorschau noch einmal aus dem Studio.',
    },
    'no-cookie': {
      title: 'Ihr Browser lässt die Vorschau hier nicht zu',
      text: 'Die Vorschau braucht ein Cookie, und der Browser hat es nicht behalten. Manche Browser verweigern Cookies innerhalb einer anderen Seite wie dem Studio.',
      todo: 'Bitte öffnen Sie die Vorschau in einem eigenen Tab, oder erlauben Sie in den Einstellungen Ihres Browsers Cookies für diese Website.',
    },
    ended: {
      title: 'Die Vorschau ist beendet',
      text: 'Eine Vorschau dauert eine Stunde oder bis sie in diesem Browser verlassen wird.',
      todo: 'Bitte öffnen Sie die Vorschau noch einmal aus dem Studio, oder laden Sie sie dort neu.',
    },
    'licences-off': {
      title: 'Die Führerscheinseiten sind ausgeschaltet',
      text: 'Diese Seite ist nicht auf der Website.',
      todo: 'Um sie zu zeigen, schalten Sie in den Einstellungen „Führerscheinseiten zeigen“ ein.',
    },
  },
  website: 'Zur Website',
}

/** Why there is no preview. */
export type PreviewProblem = keyof typeof en.problems

export const previewTexts: Record<Language, typeof en> = {de, en}
