import {join} from 'node:path'
import {type Browser, type BrowserContext, chromium} from '@playwright/test'
import playwright from '../../playwright.config.ts'
import {ensureBrowser} from '../../tests/runner/browser.ts'
import {host} from './nginx.ts'

/** Runs work in Chromium, which resolves the host name of nginx's configuration to this machine. */
export async function withBrowser<Result>(
  port: number,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const executablePath = await ensureBrowser(join(import.meta.dirname, '../..'))
  const {args = []} = playwright.use?.launchOptions ?? {}
  const here = [`--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`, '--ignore-certificate-errors']
  const browser: Browser = await chromium.launch({executablePath, args: [...args, ...here]})
  try {
    return await work(
      await browser.newContext({baseURL: `https://${host}`, locale: 'en-US', reducedMotion: 'reduce'}),
    )
  } finally {
    await browser.close()
  }
}
