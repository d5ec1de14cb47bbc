import {useEffect, useState} from 'react'
import {plain, type Text} from '~/content/text'
import {languages} from '~/i18n/languages'
import type {QrDrawing} from '~/media/qr'
import {QrCode} from '~/media/qr-code'
import {type BothLanguages, type CardTexts, cardText, entries, inBoth, type Values} from './entries'

interface Props {
  card: CardTexts & {audience: BothLanguages; wording: BothLanguages; qrLabel: Text}
  /** Whether and by whom the wording was reviewed. */
  reviewed: {de: string; en: string}
  values: Values
}

/** From this many letters on, the entries are printed smaller, around the code. */
const roomy = 90

/** Front and back of the card. */
export function Card({card, reviewed, values}: Props) {
  const qr = useQrCode(cardText(card, values))
  const letters = entries.reduce((sum, {name}) => sum + (values[name]?.length ?? 0), 0)
  return (
    <>
      <div className="card-face">
        <p className="card-title">
          {languages.map((lang) => (
            <span key={lang} lang={lang}>
              {card.cardTitle?.[lang]}
            </span>
          ))}
        </p>
        <div className={letters > roomy ? 'card-front dense' : 'card-front'}>
          {qr && <QrCode {...qr} className="card-qr" label={plain(card.qrLabel)} />}
          <dl>
            {entries.map(({name}) => (
              <div key={name}>
                <dt>{inBoth(card[name]?.label ?? null)}</dt>
                <dd>{values[name]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="card-face card-back">
        {languages.map((lang) => (
          <div key={lang} lang={lang}>
            <p className="card-audience">{card.audience?.[lang]}</p>
            {card.wording?.[lang]?.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="card-reviewed">{reviewed[lang]}</p>
          </div>
        ))}
      </div>
    </>
  )
}

/** The code of a text, drawn by a script that is loaded with the first letter. */
function useQrCode(text: string): QrDrawing | undefined {
  const [code, setCode] = useState<QrDrawing & {text: string}>()
  useEffect(() => {
    if (!text) return
    let isCurrent = true
    import('../media/qr')
      .then(({qrCode}) => isCurrent && setCode({...qrCode(text, {ecc: 'L'}), text}))
      // Without the script, the card is complete but for its code.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [text])
  return text ? code : undefined
}
