import {vitePlugin as remix} from '@remix-run/dev'
import {defineConfig, type Plugin} from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** The script that starts the app in the browser is called `main`, as in the specification. */
const entryFileNames = ({name}: {name: string}) =>
  `assets/${name === 'entry.client' ? 'main' : '[name]'}-[hash].js`

/**
 * What pages share comes in one file, with React and Remix: each of a dozen files of a few hundred bytes would wait for a
 * connection, before the pictures.
 */
const manualChunks = (id: string) => (/\/app\/ui\/|\/@tabler\//.test(id) ? 'shared' : undefined)

/**
 * Vite wraps imports that happen later into code that preloads what they need, and leaves alone what it takes for computed.
 * Ours need nothing that is not there, so visitors need not load that code.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/app/') && code.includes('import("./')
      ? {code: code.replaceAll(/import\(("\.\/[^"]+")\)/g, 'import(($1))'), map: null}
      : undefined,
}

export default defineConfig(({isSsrBuild}) => ({
  plugins: [remix(remixConfig), plainImports],
  resolve: {alias: {'~': new URL('./app', import.meta.url).pathname}},
  optimizeDeps: {
    // All that the browser loads of packages. A package found later would reload React in the middle of a page.
    noDiscovery: true,
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@remix-run/react',
      '@sanity/comlink',
      '@sanity/presentation-comlink',
    ],
  },
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    // A data: address would meet the Content-Security-Policy.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : {output: {entryFileNames, manualChunks}},
  },
  // Bundled, so that an installation without development packages can serve the site.
  ssr: {noExternal: ['remix-i18next', '@tabler/icons-react']},
}))
