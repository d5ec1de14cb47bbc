import {textsOf} from '../texts.ts'

const en = {
  title: 'Sign in to the Studio',
  purpose:
    'This is where you edit the texts and pictures of the website. You get the access key from the administrator of the website. This browser asks for it only once.',
  label: 'Access key',
  hint: 'For administrators: the key is LAKE_TOKEN in the file .env.',
  button: 'Sign in',
  wrong: 'This key is wrong.',
  tooMany: 'Too many wrong keys. Your key will be checked again at {time}; please leave this page open.',
  unreachable: 'The content store cannot be reached at the moment. The Studio keeps trying.',
}

const de: typeof en = {
  title: 'Im Studio anmelden',
  purpose:
    'Hier bearbeiten Sie die Texte und Bilder der Website. Den Zugangsschlüssel bekommen Sie von der Person, die die Website betreut. Dieser Browser fragt nur einmal danach.',
  label: 'Zugangsschlüssel',
  hint: 'Für die Person, die die Website betreut: Der Schlüssel steht als LAKE_TOKEN in der Datei .env.',
  button: 'Anmelden',
  wrong: 'Dieser Schlüssel ist falsch.',
  tooMany:
    'Zu viele falsche Schlüssel. Ihr Schlüssel wird um {time} Uhr noch einmal geprüft; bitte lassen Sie diese Seite offen.',
  unreachable: 'Der Speicher der Inhalte ist gerade nicht erreichbar. Das Studio versucht es weiter.',
}

export const t = /* @__PURE__ */ textsOf({en, de})
