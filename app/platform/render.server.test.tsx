import {expect, test} from 'vitest'
import {renderWhole} from './render.server'

/** Size of React's rendering buffers, in bytes. */
const bufferSize = 2_048

const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8')

test.each(['ü', '„', '🚲'])(
  'renders %s whole at every offset around the end of React’s buffer',
  async (character) => {
    for (let before = bufferSize - 40; before <= bufferSize; before += 1) {
      // Several pieces, because React does not buffer a single long text.
      const pieces = [
        'a'.repeat(600),
        'a'.repeat(600),
        'a'.repeat(600),
        'a'.repeat(before - 1_800),
        character.repeat(40),
      ]
      const html = await renderWhole(
        <p>
          {pieces.map((piece) => (
            <b key={piece}>{piece}</b>
          ))}
        </p>,
      )
      expect(utf8(html)).toBe(`<p>${pieces.map((piece) => `<b>${piece}</b>`).join('')}</p>`)
    }
  },
)
