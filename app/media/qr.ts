import {encode, type QrCodeGenerateOptions} from 'uqr'

export interface QrDrawing {
  /** Modules on each side, with the quiet zone. */
  size: number
  /** The dark modules, as the `d` of a path. */
  path: string
}

/** Draws the QR code of a text. */
export function qrCode(text: string, options: QrCodeGenerateOptions): QrDrawing {
  const {size, data} = encode(text, {border: 4, ...options})
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return {size, path}
}
