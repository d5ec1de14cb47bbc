import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, vi} from 'vitest'

/** A data directory for site modules that a test file imports after this call; logs are off. */
export function stubDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-dir-'))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('LOG_LEVEL', 'silent')
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(dataDir, {recursive: true, force: true})
  })
  return dataDir
}
