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

/** Above this many letters, the entries are printed smaller, around the QR code. */
const roomy = 90

/** Lines of the wording that begin with the bullet form a list; every other line is a paragraph. */
const bullet = '- '
const line = /.+/g
const listOrParagraph = /(?:^- .*\n?)+|.+/gm

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
            {card.wording?.[lang]?.match(listOrParagraph)?.map((part) =>
              part.startsWith(bullet) ? (
                <ul key={part}>
                  {part.match(line)?.map((item) => (
                    <li key={item}>{item.slice(bullet.length)}</li>
                  ))}
                </ul>
              ) : (
                <p key={part}>{part}</p>
              ),
            )}
            <p className="card-reviewed">{reviewed[lang]}</p>
          </div>
        ))}
      </div>
    </>
  )
}

/** The QR code of a text. Its script is loaded once there is any text. */
function useQrCode(text: string): QrDrawing | undefined {
  const [code, setCode] = useState<QrDrawing & {text: string}>()
  useEffect(() => {
    if (!text) return
    let isCurrent = true
    import('../media/qr')
      .then(({qrCode}) => isCurrent && setCode({...qrCode(text, {ecc: 'L'}), text}))
      // Without the script, the card lacks only its QR code.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [text])
  return text ? code : undefined
}
