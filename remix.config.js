/**
 * Options of the Remix Vite plugin; `vite.config.ts` hands them over.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  // local/site-build.ts replaces the former build by a whole new one.
  buildDirectory: process.env.SITE_BUILD_DIRECTORY ?? 'build',
  ignoredRouteFiles: ['**/.*', '**/*.test.*'],
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Discovering routes lazily reloads pages after a deployment, and half-typed forms with them.
    v3_lazyRouteDiscovery: false,
  },
}
