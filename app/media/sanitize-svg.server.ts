import sanitizeHtml from 'sanitize-html'

/** Drawings of the dataset as SVG that neither runs nor loads anything. */

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const containers = [
  'svg',
  'g',
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
]

const geometry =
  'x y x1 y1 x2 y2 cx cy fx fy r rx ry d points width height viewBox preserveAspectRatio transform'
const paint = `fill fill-opacity fill-rule clip-rule clip-path mask mask-type stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility
  paint-order vector-effect style`
const gradients =
  'offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits'
const attributes = `id ${geometry} ${paint} ${gradients}`.split(/\s+/)

/** Without these, or with another font, a drawing looks different: such drawings are shown as pixels. */
const needsMore = /<(?:[\w-]+:)?(?:style|image|use|text|pattern|filter|foreignObject)[\s/>]/i

/** References lead to parts of the drawing alone; an escape could hide one. */
const isHarmless = (value: string) =>
  value !== '' && !/\\|\/\*|url\((?!["']?#)|(?:image(?:-set)?|src)\(|@/i.test(value)

/** The drawing without anything that is not known to be harmless; `undefined` for one that would then look different. */
export function sanitizeSvg(source: string): string | undefined {
  if (needsMore.test(source)) return undefined
  const svg = sanitizeHtml(source, {
    allowedTags: [...containers, ...shapes],
    allowedAttributes: {'*': attributes, svg: ['xmlns']},
    disallowedTagsMode: 'completelyDiscard',
    parseStyleAttributes: false,
    selfClosing: [],
    parser: {xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false},
    transformTags: {
      '*': (tagName, attribs) => {
        const harmless = Object.entries(attribs).filter(([, value]) => isHarmless(value))
        return {
          tagName,
          attribs: {
            ...Object.fromEntries(harmless),
            ...(tagName === 'svg' && {xmlns: 'http://www.w3.org/2000/svg'}),
          },
        }
      },
    },
  })
  return /<svg[\s>].*<\/svg>/s.exec(svg)?.[0]
}
