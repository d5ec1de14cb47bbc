import {textsOf} from '../texts.ts'

const en = {
  fileName: 'File name',
  everywhere: 'On the website',
  computers: 'On computers',
  phones: 'On phones',
  refused: 'The file was not uploaded',
  pdf: '“{name}” is a PDF, not a picture. Save the page as JPEG or PNG and upload that file.',
  document:
    '“{name}” is a document, not a picture. Save the picture in it as JPEG or PNG and upload that file.',
  format: '“{name}” is in a format that browsers cannot show. Save it as JPEG or PNG and upload that file.',
  damaged:
    '“{name}” is damaged or not a picture. Open it on your computer, save it again as JPEG or PNG, and upload that file.',
  tooLarge: '“{name}” is too large. Reduce it, for example to 2000 pixels in width, and upload that file.',
  failed: '“{name}” could not be uploaded. Check your internet connection and try again.',
  question: 'Upload this picture?',
  narrow:
    '“{name}” is only {width} pixels wide. To look sharp here, a picture needs at least {minWidth} pixels.',
  low: '“{name}” is only {height} pixels high. To look sharp here, a picture needs at least {minHeight} pixels.',
  large:
    '“{name}” has about {megapixels} megapixels. Above {max}, the upload takes long, and visitors see no difference.',
  upload: 'Upload anyway',
  cancel: 'Cancel',
}

const de: typeof en = {
  fileName: 'Dateiname',
  everywhere: 'Auf der Website',
  computers: 'Auf Computern',
  phones: 'Auf Handys',
  refused: 'Die Datei wurde nicht hochgeladen',
  pdf: '„{name}“ ist ein PDF und kein Bild. Speichern Sie die Seite als JPEG oder PNG und laden Sie diese Datei hoch.',
  document:
    '„{name}“ ist ein Dokument und kein Bild. Speichern Sie das Bild daraus als JPEG oder PNG und laden Sie diese Datei hoch.',
  format:
    '„{name}“ hat ein Format, das Browser nicht zeigen können. Speichern Sie es als JPEG oder PNG und laden Sie diese Datei hoch.',
  damaged:
    '„{name}“ ist beschädigt oder kein Bild. Öffnen Sie die Datei auf Ihrem Rechner, speichern Sie das Bild neu als JPEG oder PNG und laden Sie es dann hoch.',
  tooLarge:
    '„{name}“ ist zu groß. Verkleinern Sie es, zum Beispiel auf 2000 Pixel Breite, und laden Sie diese Datei hoch.',
  failed:
    '„{name}“ ließ sich nicht hochladen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  question: 'Dieses Bild hochladen?',
  narrow:
    '„{name}“ ist nur {width} Pixel breit. Damit ein Bild hier scharf ist, braucht es mindestens {minWidth} Pixel.',
  low: '„{name}“ ist nur {height} Pixel hoch. Damit ein Bild hier scharf ist, braucht es mindestens {minHeight} Pixel.',
  large:
    '„{name}“ hat etwa {megapixels} Megapixel. Über {max} Megapixel dauert das Hochladen lange, und auf der Website ist kein Unterschied zu sehen.',
  upload: 'Trotzdem hochladen',
  cancel: 'Abbrechen',
}

export const t = textsOf({en, de})
