import {colour, darker, lighter} from './palette.ts'
import {circle, line, rect, shape} from './svg.ts'
import {fine, type Paint, tail, type Vehicle, wheel} from './vehicle-parts.ts'

export function scooter(paint: Paint): Vehicle {
  const drawing = [
    line('M28-24L54-106L72-114', paint.frame, 7),
    wheel(paint, 28, 24),
    wheel(paint, 142, 24),
    shape('M2-36C6-58 44-60 54-36L44-36C38-46 18-46 12-34Z', paint.body),
    shape(
      'M32-112L48-106C42-76 50-46 72-28L104-28C112-44 112-72 130-78L170-74C182-60 174-46 160-42C146-54 126-46 122-14L64-10C34-34 24-76 32-112Z',
      paint.body,
    ),
    shape('M104-80Q102-92 116-92L164-90Q178-88 174-76L112-74Z', paint.frame),
    circle(36, -96, 8, paint.lamp),
    fine(paint, tail(171, -70, 10)),
  ]
  return {length: 178, height: 118, drawing: drawing.join('')}
}

export type Motorcycle = {fairing: 'none' | 'half' | 'full'; tyre: number; cases: boolean}

export function motorcycle(paint: Paint, {fairing, tyre, cases}: Motorcycle): Vehicle {
  const spoked = (x: number) =>
    circle(x, -32, 32, paint.tyre) +
    circle(x, -32, 32 - tyre, paint.arch === colour.mist ? colour.mist : paint.rim) +
    circle(x, -32, 9, paint.frame)
  const screen = paint.detail ? paint.glass : paint.cargo
  const drawing = [
    line('M172-32L122-40L112-74M68-90L92-30L128-32', paint.frame, 8),
    spoked(36),
    spoked(172),
    line('M36-32L68-104L90-110', paint.frame, 7.5),
    shape('M80-72H126L132-30Q130-22 120-22H94Q86-22 84-30Z', paint.frame),
    fine(paint, line('M88-62H122M89-52H124M90-42H126', lighter(paint.frame, 0.35), 3)),
    line('M112-24L150-22L204-34', paint.rim === colour.mist ? paint.body : '#B9B2AE', 9),
    shape('M62-86C68-110 104-112 120-88L116-72L76-74Z', paint.body),
    shape('M112-86C126-80 150-86 192-100L198-90C178-72 140-68 112-70Z', paint.frame),
    shape('M6-46C14-72 54-74 66-46L58-42C48-60 24-60 14-42Z', paint.body),
    shape('M150-62C170-72 190-66 206-52L202-46C186-56 170-58 152-54Z', paint.body),
    fairing === 'full'
      ? shape(
          'M34-102C38-124 56-136 78-136L88-104L112-84L98-36Q84-34 78-44C68-66 44-78 34-102Z',
          paint.body,
        ) + shape('M50-124C56-152 74-170 92-172L86-128Z', screen)
      : '',
    fairing === 'half'
      ? shape('M42-92C42-112 56-122 78-120L84-100L66-82Q48-80 42-92Z', paint.body) +
        shape('M54-116C58-130 68-138 80-138L80-116Z', screen)
      : '',
    circle(fairing === 'none' ? 56 : 46, -98, fairing === 'none' ? 11 : 7, paint.lamp),
    cases
      ? line('M176-98H214', paint.frame, 8) +
        rect(148, -88, 58, 44, paint.cargo, 9) +
        rect(172, -142, 52, 42, paint.cargo, 9) +
        fine(paint, line('M154-66H200M178-122H218', darker(paint.cargo, 0.15), 4))
      : fine(paint, tail(196, -102, 9)),
  ]
  return {length: cases ? 224 : 206, height: fairing === 'full' ? 172 : 138, drawing: drawing.join('')}
}
