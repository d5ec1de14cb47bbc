import {useEffect, useRef, useState} from 'react'
import {IconArrowLeft, IconArrowRight} from '~/blocks/icons'
import {EditedLink} from '~/blocks/link'
import {Picture} from '~/blocks/picture'
import {useSite} from '~/blocks/site'
import {TextElement} from '~/blocks/text'
import type {ContentLink} from '~/content/paths'
import {plain, type Text} from '~/content/text'
import {format} from '~/i18n/format'
import type {ContentPicture} from '~/media/image'

interface Slide {
  _key: string
  subtitle: Text
  heading: Text
  /** `null` for a new slide in a preview. */
  link: ContentLink | null
  picture: ContentPicture
}

const wordsIn = ({subtitle, heading, link}: Slide) =>
  [subtitle, heading, link?.label ?? ''].map(plain).join('\n')

const sameWords = (a: Slide, b: Slide) => wordsIn(a) === wordsIn(b)

/**
 * Slides in a scrolling row, reachable without JavaScript. With it, buttons move the row and hidden slides are inert
 * (W3C APG, carousel). Before that, screen readers skip text that repeats the previous slide.
 */
export function Slider({slides, name}: {slides: Slide[]; name: Text}) {
  const {texts} = useSite()
  const total = slides.length
  const {track, current, ready, show} = useTrack(total)
  const move = (by: 1 | -1) => show((current + by + total) % total)
  const nameOf = (index: number) => format(texts.slider.position, {number: index + 1, total})

  return (
    <section className="slider container" aria-roledescription={texts.slider.role} aria-label={plain(name)}>
      {ready && total > 1 && (
        <div className="slider-controls">
          <button type="button" className="icon-button" onClick={() => move(-1)}>
            <IconArrowLeft />
            <span className="visually-hidden">{texts.slider.previous}</span>
          </button>
          <span className="slider-position" aria-live="polite">
            <span className="visually-hidden">{nameOf(current)}</span>
            <span aria-hidden="true">{`${current + 1} / ${total}`}</span>
          </span>
          <button type="button" className="icon-button" onClick={() => move(1)}>
            <IconArrowRight />
            <span className="visually-hidden">{texts.slider.next}</span>
          </button>
        </div>
      )}
      <div className="slider-track" ref={track}>
        {slides.map((slide, index) => {
          const before = slides[index - 1]
          return (
            <SlideView
              key={slide._key}
              slide={slide}
              label={nameOf(index)}
              hidden={ready && index !== current}
              repeated={!ready && before !== undefined && sameWords(before, slide)}
            />
          )
        })}
      </div>
    </section>
  )
}

interface Shown {
  slide: Slide
  label: string
  hidden: boolean
  repeated: boolean
}

function SlideView({slide, label, hidden, repeated}: Shown) {
  const {texts} = useSite()
  const silent = repeated ? {'aria-hidden': true} : {}
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group (W3C APG, carousel)
    <div
      className="slide"
      role="group"
      aria-roledescription={texts.slider.slide}
      aria-label={label}
      {...(hidden ? {inert: ''} : {})}
    >
      <div className="slide-words" {...silent}>
        <TextElement as="p" className="eyebrow" text={slide.subtitle} />
        <TextElement as="h2" text={slide.heading} />
        <EditedLink link={slide.link} className="button" tabIndex={repeated ? -1 : undefined} />
      </div>
      <div className="slide-picture">
        <Picture picture={slide.picture} sizes="(min-width: 60rem) 640px, 92vw" ratio={5 / 2} />
      </div>
    </div>
  )
}

/** The scrolling row: the slide in view, and `show` to scroll to another. */
function useTrack(total: number) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const element = track.current
    if (!element) return
    setReady(true)
    const onScroll = () =>
      setCurrent(Math.min(total - 1, Math.round(element.scrollLeft / element.clientWidth)))
    element.addEventListener('scroll', onScroll, {passive: true})
    return () => element.removeEventListener('scroll', onScroll)
  }, [total])

  const show = (index: number) => {
    const element = track.current
    element?.scrollTo({left: index * element.clientWidth})
    setCurrent(index)
  }
  return {track, current, ready, show}
}
