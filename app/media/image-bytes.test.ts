import sharp from 'sharp'
import {expect, it} from 'vitest'
import {formats} from './image'
import {formatOf} from './image-bytes'

it.each(formats)('knows %s by its bytes', async (format) => {
  const picture = sharp({create: {width: 4, height: 4, channels: 3, background: 'red'}})
  expect(formatOf(await picture.toFormat(format).toBuffer())).toBe(format)
})

it.each(['', '<h1>It works!</h1>', 'RIFF and so on', 'ftypavif', '\x89PNG'])(
  'takes %j for no picture',
  (text) => {
    expect(formatOf(Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)
