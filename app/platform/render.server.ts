import {Writable} from 'node:stream'
import type {ReactElement} from 'react'
import {renderToPipeableStream} from 'react-dom/server'

/**
 * A page in UTF-8, read as Latin 1: its markup is ASCII, so it can be searched without being decoded.
 * @throws what a component threw.
 */
export function renderWhole(page: ReactElement) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      // React takes the close of a stream for a visitor who has left, and ends the page once more.
      emitClose: false,
      write(chunk: Buffer, _encoding, written) {
        chunks.push(chunk)
        written()
      },
      final(done) {
        // React 18 sends a buffer of 2,048 bytes whole, with zeros at its end where the next character did not fit.
        resolve(Buffer.concat(chunks).toString('latin1').replaceAll('\0', ''))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      onAllReady: () => void stream.pipe(whole),
      onError: reject,
    })
  })
}
