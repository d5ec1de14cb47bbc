import type {QrDrawing} from './qr'

/** A QR code, dark on light in both colour schemes. */
export const QrCode = ({size, path, label, className}: QrDrawing & {label: string; className?: string}) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={label}
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
)
