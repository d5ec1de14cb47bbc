import sanitizeHtml from 'sanitize-html'

/** Sanitizes SVG drawings of the dataset, so that they neither run nor load anything. */

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

/** Drawings with these elements would look different without them, or in another font: they are served as bitmaps. */
const needsMore = /<(?:[\w-]+:)?(?:style|image|use|text|pattern|filter|foreignObject)[\s/>]/i

/** Allows references within the drawing only. Escapes and comments could hide others. */
const isHarmless = (value: string) =>
  value !== '' && !/\\|\/\*|url\((?!["']?#)|(?:image(?:-set)?|src)\(|@/i.test(value)

/** The drawing with only the parts known to be harmless; `undefined` if it would look different. */
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
