import {useEffect, useState} from 'react'

interface Props {
  /** Says after how many seconds it is over; each new one begins anew. */
  answer: {seconds: number}
  /** The words for so many seconds. */
  text: (seconds: number) => string
  /** The words for afterwards. */
  over: string
}

/**
 * Counts seconds down as they are seen. Read aloud is what stands there when somebody comes by, and the end: a timer says
 * nothing by itself. Without JavaScript the first words stay.
 */
export function Countdown({answer, text, over}: Props) {
  const [left, setLeft] = useState(answer.seconds)
  useEffect(() => {
    const end = Date.now() + answer.seconds * 1000
    const look = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [answer])
  return (
    <>
      {/* Never one: the words are for several. */}
      {left > 0 && <span role="timer">{text(Math.max(2, left))}</span>}
      <span role="status">{left === 0 && over}</span>
    </>
  )
}
