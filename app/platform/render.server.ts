import {Writable} from 'node:stream'
import type {ReactElement} from 'react'
import {renderToPipeableStream} from 'react-dom/server'

/**
 * UTF-8 bytes of a page, decoded as Latin-1: the markup is ASCII, so it can be searched without decoding UTF-8.
 * @throws what a component threw.
 */
export function renderWhole(page: ReactElement) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      // React treats `close` as a disconnected visitor, and would end the page again.
      emitClose: false,
      write(chunk: Buffer, _encoding, written) {
        chunks.push(chunk)
        written()
      },
      final(done) {
        // React 18 writes full buffers of 2,048 bytes, padded with zeros if the next character did not fit.
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
