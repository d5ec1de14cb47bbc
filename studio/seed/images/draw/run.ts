/**
 * Draws every picture of the site into the folder above: `node studio/seed/images/draw/run.ts`.
 * The same code always gives the same files; names, sizes and alternative texts are in ../pictures.ts.
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {type PictureName, pictures} from '../pictures.ts'
import * as about from './scenes/about.ts'
import * as banners from './scenes/banners.ts'
import * as goals from './scenes/goals.ts'
import * as home from './scenes/home.ts'
import * as indoors from './scenes/indoors.ts'
import {type Code, codes, licencePicture, licenceSymbol} from './scenes/licences.ts'
import {logo, maskableIcon} from './scenes/marks.ts'
import * as outdoors from './scenes/outdoors.ts'
import {portrait} from './scenes/portraits.ts'
import * as slides from './scenes/slides.ts'

type LicenceName = `licence-${Code}` | `symbol-${Code}`

const scenes: Record<Exclude<PictureName, LicenceName>, () => string> = {
  hero: home.hero,
  'slide-1': slides.listening,
  'slide-2': slides.planting,
  'slide-3': slides.learning,
  'slide-4': slides.calm,
  education: home.education,
  'first-steps': home.firstSteps,
  share: home.share,
  about: about.about,
  mission: about.mission,
  'goal-educate': goals.goalEducate,
  'goal-research': goals.goalResearch,
  'goal-resources': goals.goalResources,
  contact: banners.contact,
  donate: banners.donate,
  team: banners.team,
  licences: banners.licences,
  'gallery-1': outdoors.walking,
  'gallery-2': indoors.cooking,
  'gallery-3': indoors.reading,
  'gallery-4': indoors.music,
  'gallery-5': outdoors.garden,
  'gallery-6': outdoors.stand,
  'portrait-1': () => portrait(1),
  'portrait-2': () => portrait(2),
  'portrait-3': () => portrait(3),
  'portrait-4': () => portrait(4),
  logo,
  'icon-maskable': maskableIcon,
}

function save(name: PictureName, svg: string): void {
  const {file, width, height, alt} = pictures[name]
  if (!svg.includes(`viewBox="0 0 ${width} ${height}"`))
    throw new Error(`${file} is not drawn at the ${width} × ${height} of pictures.ts`)
  writeFileSync(
    fileURLToPath(new URL(`../${file}`, import.meta.url)),
    svg.replace('\n', `<title>${alt.en}</title>\n`),
  )
}

for (const [name, scene] of Object.entries(scenes)) save(name as keyof typeof scenes, scene())
for (const code of codes) {
  save(`licence-${code}`, licencePicture(code))
  save(`symbol-${code}`, licenceSymbol(code))
}
console.log(`${Object.keys(pictures).length} pictures drawn.`)
