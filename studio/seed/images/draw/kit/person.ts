/**
 * People as flat shapes. A person is drawn around the point between the feet, y upwards negative, an adult
 * about 190 units tall, turned to the right when in profile; `place` scales and mirrors.
 * Poses name where hands and feet are; elbows and knees follow from the lengths of the limbs.
 */
import {backOfHead, frontOfHead, type Gaze, type Head} from './head.ts'
import {darker} from './palette.ts'
import {d, line, type Place, type Point, place, shape} from './svg.ts'

const builds = {
  adult: {head: 18, shoulder: 21, hip: 15, torso: 55, arm: 32, leg: 45, limb: 12.5},
  elder: {head: 17.5, shoulder: 20, hip: 16, torso: 52, arm: 31, leg: 42, limb: 12.5},
  teen: {head: 16, shoulder: 17, hip: 13, torso: 46, arm: 27.5, leg: 38, limb: 11},
  child: {head: 15, shoulder: 14, hip: 11.5, torso: 36, arm: 21.5, leg: 27, limb: 9.5},
  toddler: {head: 13.5, shoulder: 11.5, hip: 10.5, torso: 26, arm: 16, leg: 16, limb: 8.5},
} as const

export type Person = {
  build: keyof typeof builds
  head: Head
  top: string
  bottom: string
  /** What is worn below the waist; a dress continues the top, a robe reaches the ankles. */
  wear: 'trousers' | 'skirt' | 'dress' | 'robe'
  sleeves?: 'long' | 'short'
  shoes?: string
}

export type Pose = Gaze & {
  /** Middle of the hips; standing height when left out. */
  hip?: Point
  /** How far the shoulders lean forward (to the right). */
  lean?: number
  /** Left and right hand as seen in the picture; hanging down when left out. */
  hands?: readonly [Point | undefined, Point | undefined]
  /** Arms drawn behind the body. */
  armsBehind?: readonly [boolean, boolean]
  /** Elbows that point up instead of down. */
  elbowsUp?: readonly [boolean, boolean]
  feet?: readonly [Point, Point]
  /** Turn of the head in degrees. */
  tilt?: number
}

type Build = (typeof builds)[keyof typeof builds]

/** Second joint of a limb of two equal bones, and its end: the target, or as near as the limb reaches. */
function bones(from: Point, target: Point, bone: number, prefer: (joint: Point) => number): [Point, Point] {
  const reach = Math.hypot(target[0] - from[0], target[1] - from[1]) || 1
  const used = Math.min(reach, bone * 1.995)
  const [ux, uy] = [(target[0] - from[0]) / reach, (target[1] - from[1]) / reach]
  const bulge = Math.sqrt(bone * bone - (used / 2) ** 2)
  const joints = [1, -1].map(
    (s): Point => [from[0] + (ux * used) / 2 - uy * bulge * s, from[1] + (uy * used) / 2 + ux * bulge * s],
  )
  const [first = from, second = from] = joints
  return [prefer(first) >= prefer(second) ? first : second, [from[0] + ux * used, from[1] + uy * used]]
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** A limb with a softly rounded joint. */
const bent = (from: Point, joint: Point, to: Point) =>
  d`M${from}L${between(joint, from, 0.3)}Q${joint} ${between(joint, to, 0.3)}L${to}`

type Arm = {bare: string; sleeve: string; hand: string}

function arm(who: Person, build: Build, shoulder: Point, side: -1 | 1, pose: Pose): Arm {
  const index = side < 0 ? 0 : 1
  const target = pose.hands?.[index] ?? [shoulder[0] + side * 6, shoulder[1] + build.arm * 1.96]
  const up = pose.elbowsUp?.[index] ? -1 : 1
  const [elbow, hand] = bones(shoulder, target, build.arm, ([x, y]) => y * up + x * side * 0.6)
  const short = who.sleeves === 'short'
  return {
    bare: short ? bent(shoulder, elbow, hand) : d`M${between(elbow, hand, 0.7)}L${hand}`,
    sleeve: short
      ? d`M${shoulder}L${between(shoulder, elbow, 0.72)}`
      : bent(shoulder, elbow, between(elbow, hand, 0.86)),
    hand: d`M${hand}h0`,
  }
}

/** Arms on the same side of the body share their paths. */
function arms(who: Person, build: Build, parts: readonly Arm[]): string {
  if (parts.length === 0) return ''
  const all = (key: keyof Arm) => parts.map((part) => part[key]).join('')
  return (
    line(all('bare'), who.head.skin, build.limb * 0.72) +
    line(all('sleeve'), darker(who.top, 0.09), build.limb) +
    line(all('hand'), who.head.skin, build.limb * 0.94)
  )
}

type Leg = {shoe: string; full: string; cloth: string}

function leg(who: Person, build: Build, hip: Point, foot: Point, seated: boolean, side: -1 | 1): Leg {
  const [bentKnee, ankle] = bones(hip, [foot[0], foot[1] - 4], build.leg, ([x]) => x)
  const knee = seated ? bentKnee : between(hip, ankle, 0.5)
  const toe = (seated ? 9 : side * 5) * (build.limb / 12)
  const hem = who.wear === 'trousers' ? 0.9 : who.wear === 'robe' ? 0.85 : 0.42
  return {
    shoe: d`M${ankle}l${toe} 1`,
    full: bent(hip, knee, ankle),
    cloth: bent(hip, knee, between(knee, ankle, hem)),
  }
}

function legs(who: Person, build: Build, seated: boolean, parts: readonly Leg[]): string {
  const all = (key: keyof Leg) => parts.map((part) => part[key]).join('')
  const shoes = line(all('shoe'), who.shoes ?? '#4A3138', build.limb * 0.72)
  if (who.wear === 'trousers') return shoes + line(all('cloth'), who.bottom, build.limb * 1.3)
  const skirt = seated
    ? line(all('cloth'), who.wear === 'skirt' ? who.bottom : who.top, build.limb * 1.55)
    : ''
  return shoes + line(all('full'), who.head.skin, build.limb * 0.8) + skirt
}

/** Maps (across, up) along the spine to picture units. */
type Frame = (across: number, up: number) => Point

function frame(hip: Point, chest: Point): Frame {
  const length = Math.hypot(chest[0] - hip[0], chest[1] - hip[1])
  const [ax, ay] = [(chest[0] - hip[0]) / length, (chest[1] - hip[1]) / length]
  return (across, up) => [hip[0] - ay * across + ax * up, hip[1] + ax * across + ay * up]
}

function torso(build: Build, at: Frame, fill: string): string {
  const {shoulder: s, hip: h, torso: t} = build
  const w = (s + h) * 0.45
  const right = d`C${at(s * 0.75, t + 5)} ${at(s + 3, t + 3)} ${at(s + 3, t - 6)}C${at(s, t * 0.6)} ${at(w, t * 0.5)} ${at(w, t * 0.36)}C${at(w, t * 0.2)} ${at(h, 8)} ${at(h, -6)}`
  const left = d`C${at(-h, 8)} ${at(-w, t * 0.2)} ${at(-w, t * 0.36)}C${at(-w, t * 0.5)} ${at(-s, t * 0.6)} ${at(-s - 3, t - 6)}C${at(-s - 3, t + 3)} ${at(-s * 0.75, t + 5)} ${at(-7, t + 5)}`
  return shape(
    `${d`M${at(-7, t + 5)}L${at(7, t + 5)}` + right + d`Q${at(0, -11)} ${at(-h, -6)}` + left}Z`,
    fill,
  )
}

/** Skirt, dress or robe of somebody who stands. */
function fall(who: Person, build: Build, at: Frame): string {
  const hem = who.wear === 'robe' ? -build.leg * 1.86 : -build.leg * 1.02
  const wide = build.hip * (who.wear === 'robe' ? 1.75 : 1.85)
  const waist = build.torso * 0.34
  const w = (build.shoulder + build.hip) * 0.44
  const data = d`M${at(-w, waist)}L${at(w, waist)}C${at(build.hip * 1.2, 0)} ${at(wide * 0.96, hem * 0.6)} ${at(wide, hem)}Q${at(0, hem - 7)} ${at(-wide, hem)}C${at(-wide * 0.96, hem * 0.6)} ${at(-build.hip * 1.2, 0)} ${at(-w, waist)}Z`
  return shape(data, who.wear === 'skirt' ? who.bottom : who.top)
}

/** Draws one person; later parts lie in front of earlier ones. */
export function person(who: Person, pose: Pose, where: Place): string {
  const build = builds[who.build]
  const seated = pose.hip !== undefined
  const hip = pose.hip ?? [0, -build.leg * 1.98 - 4]
  const chest: Point = [
    hip[0] + (pose.lean ?? 0),
    hip[1] - Math.sqrt(build.torso ** 2 - Math.min(Math.abs(pose.lean ?? 0), build.torso * 0.8) ** 2),
  ]
  const at = frame(hip, chest)
  const neck = at(0, build.torso + 2)
  const skull = at((pose.look ?? 0) * 2, build.torso + 5 + build.head * 1.22)
  const head = (part: string) =>
    part ? place({x: skull[0], y: skull[1], rotate: pose.tilt ?? 0, scale: build.head / 100}, part) : ''
  const feet = pose.feet ?? [
    [-build.hip * 0.6, 0],
    [build.hip * 0.6, 0],
  ]
  const hips = [at(-build.hip * 0.52, -2), at(build.hip * 0.52, -2)] as const
  const bothArms = [-1, 1].map((side) =>
    arm(who, build, at(side * (build.shoulder - 2.5), build.torso - 4.5), side as -1 | 1, pose),
  )
  const bothLegs = [
    leg(who, build, hips[0], feet[0], seated, -1),
    leg(who, build, hips[1], feet[1], seated, 1),
  ]
  const behindBody = arms(
    who,
    build,
    bothArms.filter((_, i) => pose.armsBehind?.[i]),
  )
  const beforeBody = arms(
    who,
    build,
    bothArms.filter((_, i) => !pose.armsBehind?.[i]),
  )
  const skirt = who.wear !== 'trousers' && !seated ? fall(who, build, at) : ''
  const throat = line(
    d`M${neck}L${between(neck, skull, 0.7)}`,
    darker(who.head.skin, 0.12),
    build.head * 0.72,
  )
  const face = head(frontOfHead(who.head, pose))
  // A scarf falls over the shoulders; otherwise arms may be raised before the face.
  const inner = [
    head(backOfHead(who.head)),
    behindBody,
    legs(who, build, seated, bothLegs),
    torso(build, at, who.top),
    skirt,
    throat,
    ...(who.head.style === 'scarf' ? [beforeBody, face] : [face, beforeBody]),
  ]
  return place(where, ...inner)
}
