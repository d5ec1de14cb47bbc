import * as react from 'react/jsx-runtime'
import {type Props, shown} from './shown'

/**
 * What the compiler makes of each tag in `app/` (`jsxImportSource` in tsconfig.json): React's own functions, after texts
 * that stand in for missing ones were put into their language.
 */

type Make = typeof react.jsx

export {Fragment, type JSX} from 'react/jsx-runtime'

export const jsx: Make = (type, props, key) => react.jsx(type, shown(type, props as Props), key)
export const jsxs: Make = (type, props, key) => react.jsxs(type, shown(type, props as Props), key)
