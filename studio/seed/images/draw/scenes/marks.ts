/** The sign of the site: several discs and leaves in one stream on petrol. */
import {disc, leaf} from '../kit/motif.ts'
import {colour} from '../kit/palette.ts'
import {picture, place, rect} from '../kit/svg.ts'

/** Drawn around its middle within a circle of radius 200, the safe zone of a maskable icon of 512. */
const sign = [
  leaf(-62, -84, 150, -42, colour.blush),
  leaf(66, 96, 150, 138, colour.blush),
  leaf(118, -50, 104, 150, colour.amber),
  leaf(-122, 60, 104, -30, colour.amber),
  disc(6, 4, 58, colour.apricot),
  disc(99, 8, 21, colour.blush),
  disc(64, -88, 38, colour.apricot),
  disc(-99, -4, 21, colour.blush),
  disc(-56, 92, 38, colour.apricot),
  disc(132, -122, 24, colour.amber),
  disc(-132, 124, 24, colour.amber),
  disc(24, -158, 17, colour.amber),
  disc(-24, 158, 17, colour.amber),
].join('')

export const logo = () =>
  picture(64, 64, 'none', rect(0, 0, 64, 64, colour.petrol, 15), place({x: 32, y: 32, scale: 0.15}, sign))

export const maskableIcon = () => picture(512, 512, colour.petrol, place({x: 256, y: 256}, sign))
