import {useEffect, useState} from 'react'
import {useSite} from '~/blocks/site'
import {format} from '~/i18n/format'
import {FormMessage} from './form-message'
import {OtherWays} from './other-ways'

/** Tells a rate-limited visitor when to send again, and how to reach the foundation at once. */
export function PleaseWait({result}: {result: {seconds: number}}) {
  const {limited} = useSite().texts.form
  return (
    <FormMessage
      kind="failure"
      title={limited.title}
      text={
        <Countdown result={result} text={(seconds) => format(limited.text, {seconds})} over={limited.over} />
      }
      result={result}
    >
      <OtherWays help={limited.help} />
    </FormMessage>
  )
}

interface CountdownProps {
  /** Holds the seconds to wait; each new one restarts the countdown. */
  result: {seconds: number}
  text: (seconds: number) => string
  over: string
}

/**
 * Counts seconds down. Screen readers announce the end only, as a timer is silent by itself. Without JavaScript the
 * first text stays.
 */
export function Countdown({result, text, over}: CountdownProps) {
  const [left, setLeft] = useState(result.seconds)
  useEffect(() => {
    const end = Date.now() + result.seconds * 1000
    const look = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [result])
  return (
    <>
      {/* At least two: the text is in the plural. */}
      {left > 0 && <span role="timer">{text(Math.max(2, left))}</span>}
      <span role="status">{left === 0 && over}</span>
    </>
  )
}
