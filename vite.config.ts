import {vitePlugin as remix} from '@remix-run/dev'
import {defineConfig, type Plugin} from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** The specification calls the script that starts the app in the browser `main`. */
const entryFileNames = ({name}: {name: string}) =>
  `assets/${name === 'entry.client' ? 'main' : '[name]'}-[hash].js`

/**
 * Parts that pages share are in one file, with React and Remix: each of a dozen files of a few hundred bytes would wait for a
 * connection, before the pictures.
 */
const manualChunks = (id: string) =>
  /\/app\/((blocks|newsletter|shell)\/|browser\/(keep|page-data|route-announcer|saved-language|spared|page-progress)\.|forms\/(fields|please-wait|reach|sending|trap)\.|privacy\/consent\.|donations\/uses\.)|\/react-dom\/client\./.test(
    id,
  )
    ? 'shared'
    : undefined

/**
 * Vite wraps dynamic imports into code that preloads their dependencies, unless they look computed. Ours have none that are not
 * loaded, so visitors need not load that code.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/app/') && code.includes('import(".')
      ? {code: code.replaceAll(/import\(("\.[^"]+")\)/g, 'import(($1))'), map: null}
      : undefined,
}

/** The server is built together with the app, so that both share its modules. Remix would build the app alone. */
const serverEntry: Plugin = {
  name: 'server-entry',
  config: (_config, {isSsrBuild}) =>
    isSsrBuild ? {build: {rollupOptions: {input: 'server/index.ts'}}} : undefined,
}

export default defineConfig(({isSsrBuild}) => ({
  plugins: [remix(remixConfig), serverEntry, plainImports],
  resolve: {alias: {'~': new URL('./app', import.meta.url).pathname}},
  optimizeDeps: {
    // All packages that the browser loads. A package found later would reload React in the middle of a page.
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
  ssr: {noExternal: ['remix-i18next']},
}))
