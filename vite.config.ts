import {vitePlugin as remix} from '@remix-run/dev'
import {defineConfig} from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** The script that starts the app in the browser is called `main`, as in the specification. */
const entryFileNames = ({name}: {name: string}) =>
  `assets/${name === 'entry.client' ? 'main' : '[name]'}-[hash].js`

export default defineConfig(({isSsrBuild}) => ({
  plugins: [remix(remixConfig)],
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
    ],
  },
  build: {
    target: ['chrome100', 'safari15.4', 'firefox100'],
    // A data: address would meet the Content-Security-Policy.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : {output: {entryFileNames}},
  },
  // Bundled, so that an installation without development packages can serve the site.
  ssr: {noExternal: ['remix-i18next', '@tabler/icons-react']},
}))
