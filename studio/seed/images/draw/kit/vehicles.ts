import {darker} from './palette.ts'
import {circle, d, ellipse, line, place, rect, shape} from './svg.ts'
import {emblem, fine, type Paint, tail, type Vehicle, wheels} from './vehicle-parts.ts'

export function quadricycle(paint: Paint): Vehicle {
  const drawing = [
    shape(
      'M4-48C2-88 22-102 38-112C58-146 88-158 128-158L196-158C232-158 248-132 252-98L254-46Q254-30 240-30H18Q4-30 4-48Z',
      paint.body,
    ),
    shape('M50-98C66-136 90-145 126-145H146V-98Z', paint.glass),
    shape('M158-98V-145H192C222-144 232-124 236-98Z', paint.glass),
    fine(
      paint,
      shape('M4-48L5-66H253L254-46Q254-30 240-30H18Q4-30 4-48Z', darker(paint.body, 0.16)) +
        line('M152-98V-40', darker(paint.body, 0.25), 3) +
        line('M162-84H178', darker(paint.body, 0.3), 4) +
        tail(245, -92, 16),
    ),
    ellipse(18, -86, 8, 10, paint.lamp),
    wheels(paint, 27, 28, 50, 208),
  ]
  return {length: 256, height: 158, drawing: drawing.join('')}
}

export function car(paint: Paint): Vehicle {
  const drawing = [
    shape(
      'M6-50C4-74 14-84 50-90L112-96C142-132 164-150 208-152L300-152C346-151 374-126 392-102C412-98 418-88 418-66L416-42Q415-30 404-30L18-30Q7-30 6-50Z',
      paint.body,
    ),
    shape('M130-97C152-124 172-139 206-140L232-140L232-97Z', paint.glass),
    shape('M245-97L245-140L298-140C332-139 350-121 364-97Z', paint.glass),
    fine(
      paint,
      line('M238-92V-42M140-92Q132-60 146-42', darker(paint.body, 0.22), 3) +
        line('M250-82H268M206-82H224', darker(paint.body, 0.3), 4) +
        tail(408, -90, 20) +
        rect(6, -44, 410, 8, darker(paint.body, 0.18), 4),
    ),
    ellipse(20, -76, 11, 7, paint.lamp),
    wheels(paint, 33, 29, 90, 336),
  ]
  return {length: 418, height: 152, drawing: drawing.join('')}
}

function cab(paint: Paint, width: number, height: number): string {
  const sill = height * 0.6
  return [
    shape(
      d`M0 -58L5 ${-sill}C10 ${-height * 0.86} 20 ${-height} 52 ${-height}H${width - 8}Q${width} ${-height} ${width} ${-height + 8}V-44H12Q0 -44 0 -58Z`,
      paint.body,
    ),
    shape(
      d`M19 ${-sill}L28 ${-height * 0.82}Q31 ${-height * 0.88} 42 ${-height * 0.88}H${width * 0.66}V${-sill}Z`,
      paint.glass,
    ),
    fine(
      paint,
      line(
        d`M${width * 0.72} ${-height * 0.9}V-70M${width * 0.2} ${-sill + 8}V-70`,
        darker(paint.body, 0.2),
        3,
      ) +
        line(d`M${width * 0.54} ${-sill + 20}h16`, darker(paint.body, 0.3), 4) +
        rect(0, -64, width * 0.32, 22, darker(paint.body, 0.25), 6),
    ),
    rect(4, -84, 13, 14, paint.lamp, 4),
    rect(-8, -sill - 34, 9, 36, paint.frame, 4),
  ].join('')
}

function cargo(paint: Paint, x: number, bottom: number, width: number, height: number): string {
  const edge = darker(paint.cargo, 0.1)
  return (
    rect(x, -bottom - height, width, height, paint.cargo, 8) +
    rect(x, -bottom - 12, width, 12, paint.detail ? edge : paint.cargo, 4) +
    fine(
      paint,
      rect(x + width - 12, -bottom - height + 6, 6, height - 20, edge, 3) +
        emblem(x + width / 2, -bottom - height * 0.54, Math.min(height * 0.14, 36)),
    )
  )
}

const rail = (paint: Paint, x: number, width: number, bottom: number) =>
  rect(x, -bottom, width, 20, paint.frame, 4)

/** A rigid lorry; `rear` are the positions of its rear axles. */
export type Lorry = {
  cab: readonly [width: number, height: number]
  box: readonly [width: number, height: number]
  wheel: number
  rear: readonly number[]
}

export function lorry(paint: Paint, {cab: [cabWidth, cabHeight], box, wheel: r, rear}: Lorry): Vehicle {
  const bottom = r * 1.75
  const length = cabWidth + 14 + box[0]
  const drawing =
    rail(paint, cabWidth - 10, box[0] + 14, bottom + 2) +
    cargo(paint, cabWidth + 14, bottom, box[0], box[1]) +
    cab(paint, cabWidth, cabHeight) +
    wheels(paint, r, r * 0.9, cabWidth * 0.54, ...rear)
  return {length, height: Math.max(cabHeight, bottom + box[1]), drawing}
}

/** Tractor of two axles with a semitrailer of three. */
export function articulated(paint: Paint, length: number): Vehicle {
  const axles = [length - 262, length - 164, length - 66]
  const drawing = [
    rail(paint, 150, 200, 84),
    rail(paint, 330, length - 350, 106),
    cargo(paint, 192, 104, length - 192, 262),
    shape('M62-300C80-340 120-356 166-358V-300Z', paint.body),
    cab(paint, 168, 304),
    line('M440-100V-22M428-20H452', paint.frame, 10),
    wheels(paint, 46, 42, 92, 300, ...axles),
  ]
  return {length, height: 366, drawing: drawing.join('')}
}

export function minibus(paint: Paint, length: number): Vehicle {
  const panes = Math.round((length - 160) / 100)
  const width = (length - 166) / panes
  const glass = Array.from({length: panes}, (_, i) =>
    rect(150 + i * width, -232, width - 12, 84, paint.glass, 8),
  )
  const drawing = [
    shape(
      d`M4 -60C2 -112 12 -134 28 -144L62 -222C70 -248 84 -260 112 -260H${length - 22}Q${length} -260 ${length} -238V-56Q${length} -38 ${length - 16} -38H18Q4 -38 4 -60Z`,
      paint.body,
    ),
    shape('M48-148L78-224Q82-232 94-232H138V-148Z', paint.glass),
    ...glass,
    fine(
      paint,
      rect(4, -128, length - 4, 12, paint.cargo) +
        line(d`M144 -236V-50M${150 + width * 2 - 6} -236V-50`, darker(paint.body, 0.2), 3) +
        line('M124-104H138', darker(paint.body, 0.3), 4) +
        tail(length - 8, -110, 30),
    ),
    ellipse(20, -106, 9, 13, paint.lamp),
    wheels(paint, 38, 36, 98, length - 130),
  ]
  return {length, height: 260, drawing: drawing.join('')}
}

export function coach(paint: Paint, length: number): Vehicle {
  const panes = Math.round((length - 170) / 132)
  const width = (length - 166) / panes
  const glass = Array.from({length: panes}, (_, i) =>
    rect(150 + i * width, -302, width - 9, 112, paint.glass, 7),
  )
  const flaps = Array.from({length: panes - 3}, (_, i) =>
    line(d`M${300 + i * width} -134V-62`, darker(paint.body, 0.18), 3),
  )
  const drawing = [
    shape(
      d`M2 -70L10 -250C14 -318 26 -342 64 -344H${length - 26}Q${length} -344 ${length} -316V-64Q${length} -44 ${length - 18} -44H20Q2 -44 2 -70Z`,
      paint.body,
    ),
    shape('M22-176L28-262Q32-302 58-302H74V-176Z', paint.glass),
    rect(84, -302, 54, 226, paint.glass, 7),
    ...glass,
    fine(
      paint,
      line('M111-300V-78', paint.body, 4) +
        shape(d`M150 -172H${length}V-150H150Z`, paint.cargo) +
        flaps.join('') +
        emblem(length * 0.55, -106, 17) +
        tail(length - 8, -130, 40),
    ),
    rect(6, -104, 14, 22, paint.lamp, 6),
    line('M12-296Q-16-296-12-262', paint.frame, 6),
    wheels(paint, 46, 42, 214, length - 246, length - 146),
  ]
  return {length, height: 344, drawing: drawing.join('')}
}

export function caravan(paint: Paint): Vehicle {
  const drawing = [
    line('M0-46H60', paint.frame, 9),
    line('M14-46V-10', paint.frame, 6),
    shape(
      'M46-52L44-140C44-196 70-218 112-218H262C294-218 302-196 302-166V-58Q302-40 284-40H60Q46-40 46-52Z',
      paint.cargo,
    ),
    rect(82, -182, 84, 62, paint.glass, 10),
    rect(204, -182, 54, 136, paint.detail ? darker(paint.cargo, 0.07) : paint.glass, 8),
    fine(
      paint,
      rect(45, -100, 257, 14, paint.body) +
        rect(212, -172, 38, 46, paint.glass, 6) +
        circle(212, -104, 4, paint.frame) +
        tail(295, -90, 22),
    ),
    wheels(paint, 30, 38, 158),
  ]
  return {length: 302, height: 218, drawing: drawing.join('')}
}

/** A closed trailer on a drawbar with two axles side by side. */
export function boxTrailer(paint: Paint, width: number, height: number, r: number): Vehicle {
  const bottom = r * 1.75
  const middle = 54 + width * 0.52
  const drawing =
    line(d`M0 ${-r * 1.35}H70`, paint.frame, 10) +
    rail(paint, 54, width, bottom + 2) +
    cargo(paint, 54, bottom, width, height) +
    wheels(paint, r, r * 0.9, middle - r - 8, middle + r + 8)
  return {length: 54 + width, height: bottom + height, drawing}
}

/** Puts a trailer behind a vehicle. */
export function coupled(front: Vehicle, trailer: Vehicle, gap = 4): Vehicle {
  return {
    length: front.length + gap + trailer.length,
    height: Math.max(front.height, trailer.height),
    drawing: place({x: front.length + gap, y: 0}, trailer.drawing) + front.drawing,
  }
}
