/** The part of subset-font that `fonts.ts` uses; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2'
      /** An axis is kept between two values, or pinned to one. */
      variationAxes: {wght: number | {min: number; max: number}}
    },
  ): Promise<Buffer>
}
