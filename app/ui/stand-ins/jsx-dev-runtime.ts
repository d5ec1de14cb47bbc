import * as react from 'react/jsx-dev-runtime'
import {type Props, shown} from './shown'

/** As `jsx-runtime`, while developing. */

export {Fragment, type JSX} from 'react/jsx-dev-runtime'

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, shown(type, props as Props), ...rest)
