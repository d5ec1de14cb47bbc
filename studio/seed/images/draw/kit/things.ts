/** Everyday things in the units of people (an adult is 190), standing on the origin. */
import {disc, leaf} from './motif.ts'
import {colour, darker, lighter} from './palette.ts'
import {circle, d, ellipse, line, type Place, place, rect, shape} from './svg.ts'

export const bench = (where: Place, width: number, fill: string = colour.wood) =>
  place(
    where,
    line(
      d`M${-width / 2 + 22} -44V0M${width / 2 - 22} -44V0M${-width / 2 + 22} -92V-40M${width / 2 - 22} -92V-40`,
      colour.slate,
      7,
    ),
    rect(-width / 2, -96, width, 13, fill, 5),
    rect(-width / 2, -76, width, 13, fill, 5),
    rect(-width / 2 - 4, -50, width + 8, 11, darker(fill, 0.14), 5),
  )

export const stool = (where: Place, height = 46, fill: string = colour.wood) =>
  place(
    where,
    line(d`M-14 ${-height + 6}L-20 0M14 ${-height + 6}L20 0`, darker(fill, 0.25), 6),
    rect(-26, -height, 52, 10, fill, 5),
  )

export const table = (where: Place, width: number, height: number, fill: string = colour.wood) =>
  place(
    where,
    line(
      d`M${-width / 2 + 30} ${-height + 8}L${-width / 2 + 18} 0M${width / 2 - 30} ${-height + 8}L${width / 2 - 18} 0`,
      darker(fill, 0.25),
      9,
    ),
    rect(-width / 2, -height, width, 12, fill, 6),
    rect(-width / 2 + 16, -height + 12, width - 32, 6, darker(fill, 0.16), 2),
  )

export const armchair = (where: Place, fill: string) =>
  place(
    where,
    line('M-34-8V0M38-8V0', colour.bark, 7),
    shape('M-52-120C-56-136-22-138-18-122L-8-40L-50-20Z', darker(fill, 0.1)),
    rect(-50, -52, 100, 44, fill, 14),
    rect(-30, -74, 74, 22, lighter(fill, 0.15), 10),
  )

export const cup = (where: Place, fill: string) =>
  place(
    where,
    line('M8-14Q18-14 16-8T8-5', fill, 3),
    shape('M-9-18H9L7-3Q6 0 0 0T-7-3Z', fill),
    ellipse(0, -18, 9, 2.4, darker(fill, 0.25)),
  )

/** Two soft curls of warmth above a cup. */
export const steam = (x: number, y: number) =>
  line(d`M${x - 4} ${y}q-5 -7 0 -13t0 -13M${x + 5} ${y - 3}q-5 -6 0 -11t0 -11`, colour.paper, 2.2)

export const teapot = (where: Place, fill: string) =>
  place(
    where,
    line('M-22-24Q-42-26-38-10T-22-8', fill, 5),
    shape('M20-12Q34-14 34-34L42-34Q42-6 20-4Z', fill),
    shape('M-26-16C-26-46 26-46 26-16C26 2-26 2-26-16Z', fill),
    ellipse(0, -37, 15, 4, darker(fill, 0.15)),
    circle(0, -43, 4.5, darker(fill, 0.15)),
    circle(-8, -20, 5, lighter(fill)),
    circle(6, -14, 4, lighter(fill)),
  )

/** An open book seen from its reader's far side. */
export const openBook = (where: Place, cover: string) =>
  place(
    where,
    shape('M0 2L-44-6V-44L0-36L44-44V-6Z', cover),
    shape('M0-3C-12-12-30-13-40-11V-44C-30-46-12-45 0-36Z', colour.paper),
    shape('M0-3C12-12 30-13 40-11V-44C30-46 12-45 0-36Z', darker(colour.paper, 0.06)),
    line('M-32-36Q-18-37-8-31M-32-28Q-18-29-8-23M-32-20Q-18-21-8-15', colour.apricot, 2.4),
    circle(18, -30, 5, colour.petrol),
    circle(28, -22, 4, colour.apricot),
    circle(15, -18, 3.5, colour.teal),
  )

/** A closed book lying flat. */
export const lyingBook = (x: number, y: number, width: number, fill: string) =>
  rect(x - width / 2, y - 12, width, 12, fill, 3) +
  rect(x - width / 2 + 6, y - 9.5, width - 6, 7, colour.paper, 2)

const standingBook = (x: number, y: number, width: number, height: number, fill: string) =>
  rect(x, y - height, width, height, fill, 2.5) +
  rect(x, y - height * 0.8, width, height * 0.1, lighter(fill, 0.4)) +
  circle(x + width / 2, y - height * 0.3, Math.min(3.4, width * 0.3), lighter(fill, 0.4))

/** Books side by side on a board, from the left. */
export const bookRow = (x: number, y: number, fills: readonly string[]) =>
  fills.map((fill, i) => standingBook(x + i * 13, y, 12, 36 + ((i * 7) % 11), fill)).join('')

/** Several discs with their leaves, small, as a sign on things: never a single bent shape, which is protected. */
const sprig = [
  disc(-8, 2, 5, colour.paper),
  disc(3, -3, 4, colour.amber),
  disc(11, 3, 3, colour.paper),
  leaf(-4, -7, 11, -15, colour.petrol),
  leaf(4, 6, 11, 165, colour.petrol),
].join('')

export const box = (where: Place, width: number, height: number, fill: string) =>
  place(
    where,
    rect(-width / 2, -height, width, height, fill, 4),
    rect(-width / 2 - 3, -height - 2, width + 6, 12, darker(fill, 0.12), 4),
    place({x: 0, y: -height * 0.4, scale: Math.min(width, height) / 40}, sprig),
  )

export const bowl = (where: Place, width: number, fill: string) =>
  place(
    where,
    shape(
      d`M${-width / 2} ${-width * 0.34}H${width / 2}C${width * 0.48} ${-width * 0.1} ${width * 0.22} 0 0 0S${-width * 0.48} ${-width * 0.1} ${-width / 2} ${-width * 0.34}Z`,
      fill,
    ),
    ellipse(0, -width * 0.34, width / 2, width * 0.075, darker(fill, 0.22)),
  )

export const wateringCan = (where: Place, fill: string) =>
  place(
    where,
    line('M-12-30C-34-40-36-4-14-4', fill, 4.5),
    line('M14-12L44-36', fill, 6.5),
    line('M38-42L50-30', fill, 6.5),
    shape('M-18-34H16L18 0H-20Z', fill),
    ellipse(-1, -34, 17, 4, darker(fill, 0.2)),
    rect(-19, -14, 36.5, 5, lighter(fill, 0.2)),
  )

export const microscope = (where: Place, fill: string) =>
  place(
    where,
    rect(-26, -8, 54, 8, fill, 4),
    line('M14-8C36-24 32-56 6-64', fill, 9),
    rect(-22, -28, 34, 5, darker(fill, 0.2), 2),
    place(
      {x: -6, y: -52, rotate: 22},
      rect(-7, -30, 14, 42, darker(fill, 0.1), 4),
      rect(-5, -40, 10, 12, fill, 3),
      rect(-4, 12, 8, 9, colour.slate, 2),
    ),
    circle(14, -38, 6, colour.amber),
  )

export const lamp = (where: Place, fill: string) =>
  place(
    where,
    rect(-16, -5, 32, 5, colour.slate, 2.5),
    line('M0-5V-120', colour.slate, 4.5),
    shape('M-26-118H26L16-156H-16Z', fill),
  )

export const guitar = (where: Place, fill: string = colour.wood) =>
  place(
    where,
    rect(12, -5, 76, 10, colour.bark, 3),
    rect(86, -7, 18, 14, darker(colour.bark, 0.25), 4),
    shape('M20 0C20-22-2-22-8-16C-14-30-50-28-50 0S-14 30-8 16C-2 22 20 22 20 0Z', fill),
    circle(-8, 0, 8, darker(fill, 0.5)),
    rect(-36, -7, 4, 14, darker(fill, 0.4), 1),
    line('M-34-2.5H88M-34 2.5H88', colour.sand, 1),
  )

export const drum = (where: Place, fill: string) =>
  place(
    where,
    shape('M-24-58H24C24-30 14-24 14 0H-14C-14-24-24-30-24-58Z', fill),
    ellipse(0, -58, 24, 6.5, colour.paper),
    line('M-22-46L-12-28L0-46L12-28L22-46', colour.amber, 2.6),
  )

export const telephone = (where: Place, fill: string) =>
  place(
    where,
    rect(-30, -120, 60, 120, fill, 12),
    rect(-24, -108, 48, 92, colour.mist, 5),
    circle(0, -8, 4, lighter(fill, 0.5)),
    disc(-9, -72, 9, colour.apricot),
    disc(6, -83, 6, colour.teal),
    disc(12, -66, 5, colour.rose),
    leaf(-6, -89, 16, -20, colour.petrol),
    leaf(3, -60, 16, 160, colour.petrol),
    rect(-15, -46, 30, 5, colour.sage, 2.5),
    rect(-15, -35, 20, 5, colour.sage, 2.5),
  )

export const letter = (where: Place, fill: string) =>
  place(
    where,
    rect(-64, -44, 128, 88, fill, 7),
    line('M-60 40L-14 0M60 40L14 0', darker(fill, 0.14), 4),
    shape('M-62-40Q-64-44-57-44H57Q64-44 62-40L6 8Q0 13-6 8Z', darker(fill, 0.08)),
    disc(0, 4, 13, colour.petrol),
  )

/** Shelf boards with side posts; the lowest board lies on the ground. */
export const shelf = (where: Place, width: number, boards: readonly number[], fill: string = colour.wood) =>
  place(
    where,
    rect(-width / 2 - 8, -(boards.at(-1) ?? 0) - 10, 10, (boards.at(-1) ?? 0) + 10, darker(fill, 0.14), 4),
    rect(width / 2 - 2, -(boards.at(-1) ?? 0) - 10, 10, (boards.at(-1) ?? 0) + 10, darker(fill, 0.14), 4),
    ...boards.map((y) => rect(-width / 2, -y, width, 9, fill, 2)),
  )

/** A wheelchair in profile turned right, its seat 50 high. */
export const wheelchair = (where: Place) =>
  place(
    where,
    line('M-24-108V-48H26L34-12H48', colour.slate, 5),
    line('M-24-104H-36', colour.slate, 6),
    circle(30, -9, 9, colour.ink),
    circle(30, -9, 4, colour.mist),
    line('M-44-36a36 36 0 1 0 72 0a36 36 0 1 0-72 0', colour.ink, 5),
    line('M-44-36H28M-8-72V0M-33-61L17-11M17-61L-33-11', lighter(colour.slate, 0.4), 1.6),
    circle(-8, -36, 5, colour.petrol),
  )
