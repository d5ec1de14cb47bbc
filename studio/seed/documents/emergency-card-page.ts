import {picture, type SeedDocument, text} from '../write.ts'
import {emergencyNote} from './emergency-note.ts'

export const emergencyCardPage: SeedDocument = {
  _id: 'emergencyCardPage',
  _type: 'emergencyCardPage',
  title: text('Notfallkarte', 'Emergency card'),
  description: text(
    'Notfallkarte bei Sichelzellkrankheit zum Ausfüllen und Ausdrucken, auf Deutsch und Englisch. Nichts wird gesendet.',
    'An emergency card for sickle cell disease to fill in and print, in German and English. Nothing is sent.',
  ),
  heading: text('Notfallkarte', 'Emergency card'),
  intro: text(
    'Sie sagt im Notfall, was Ärztinnen, Ärzte und Pflegekräfte wissen müssen, auf Deutsch und Englisch. Ausfüllen, drucken, immer bei sich tragen.',
    'In an emergency, it tells doctors and nurses what they need to know, in German and English. Fill it in, print it, always carry it.',
  ),
  picture: picture('emergency-card'),

  cardTitle: text('Notfallkarte: Sichelzellkrankheit', 'Emergency card: sickle cell disease'),
  audience: text('Für Ärzte und Pflegekräfte', 'For doctors and nurses'),
  // Condensed from the emergency box and the answer about symptoms.
  wording: text(
    [
      'Diese Person hat die Sichelzellkrankheit.',
      'Notfälle:',
      '- Fieber ab der Grenze des Zentrums, sonst ab 38,5\u00a0°C, auch ohne andere Beschwerden',
      '- Atemnot, Brustschmerzen',
      '- Zeichen eines Schlaganfalls',
      '- Krampfanfall, Verwirrtheit, Bewusstlosigkeit',
      '- plötzliche Blässe (bei dunkler Haut: Lippen, Mund, Handflächen)',
      '- geschwollener Bauch',
      '- schmerzhafte Erektion über 2\u00a0Stunden',
      '- plötzliche Sehstörungen',
      'Infektionen werden rasch gefährlich: Die Milz arbeitet oft nicht gut.',
      'Schmerzen ernst nehmen. Das behandelnde Zentrum anrufen.',
    ].join('\n'),
    [
      'This person has sickle cell disease.',
      'Emergencies:',
      '- fever at or above the centre’s limit, otherwise 38.5\u00a0°C, even with no other symptoms',
      '- trouble breathing, chest pain',
      '- signs of a stroke',
      '- seizure, confusion, unconsciousness',
      '- sudden pallor (on dark skin: lips, mouth, palms)',
      '- swollen belly',
      '- painful erection for more than 2\u00a0hours',
      '- sudden trouble seeing',
      'Infections can quickly become dangerous, because the spleen often does not work well.',
      'Take pain seriously. Call the treating centre.',
    ].join('\n'),
  ),
  sources: emergencyNote.sources,

  formHeading: text('Ihre Angaben', 'Your details'),
  formNote: text(
    'Alles freiwillig. Was Sie hier eingeben, wird nicht gesendet.',
    'All optional. What you enter here is not sent anywhere.',
  ),
  name: {
    label: text('Name', 'Name'),
    hint: text('Gern mit Geburtsdatum.', 'If possible, add the date of birth.'),
  },
  contact: {
    label: text('Kontakt', 'Contact'),
    hint: text('Wer soll angerufen werden? Name und Telefon.', 'Who should be called? Name and phone.'),
  },
  clinic: {
    label: text('Klinik', 'Clinic'),
    hint: text('Das behandelnde Zentrum mit Telefon.', 'The treating centre, with its phone number.'),
  },
  diagnosis: {
    label: text('Diagnose', 'Diagnosis'),
    hint: text('Die genaue Form, zum Beispiel HbSS.', 'The exact form, for example HbSS.'),
  },
  allergies: {
    label: text('Allergien', 'Allergies'),
    hint: text('Oder: keine bekannt.', 'Or: none known.'),
  },
  notes: {
    label: text('Hinweise', 'Notes'),
    hint: text('Zum Beispiel Medikamente.', 'For example, medicines.'),
  },
  rememberLabel: text('Auf diesem Gerät merken', 'Remember on this device'),
  rememberNote: text(
    'Wer dieses Gerät benutzt, kann es lesen. Löschen können Sie es hier oder unter „Datenschutz“.',
    'Anyone who uses this device can read it. You can delete it here or under “Privacy”.',
  ),
  clearLabel: text('Felder leeren', 'Clear fields'),
  cardHeading: text('Ihre Karte zum Drucken', 'Your card to print'),
  printCardLabel: text('Karte drucken', 'Print card'),
  printPageLabel: text('Als A4-Blatt drucken', 'Print on A4'),
  printNote: text(
    'In Originalgröße (100 %) drucken, außen ausschneiden und an den beiden gedruckten Linien falten. Was Sie eintragen, kommt auch in einen QR-Code auf der Karte.',
    'Print at actual size (100%), cut out along the edge and fold along the two printed lines. What you enter also goes into a QR code on the card.',
  ),
  qrLabel: text('QR-Code mit den Angaben auf dieser Karte', 'QR code with the details on this card'),
  noScript: text(
    'Drucken Sie die leere Karte und füllen Sie sie von Hand aus. Mit JavaScript könnten Sie hier tippen und bekämen dazu einen QR-Code.',
    'Print the empty card and fill it in by hand. With JavaScript you could type here, and the card would have a QR code.',
  ),
}
