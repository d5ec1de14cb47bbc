// @vitest-environment node
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import type {RenderingRequest} from './rendering-request'

const dataDir = mkdtempSync(join(tmpdir(), 'media-store-'))
vi.stubEnv('DATA_DIR', dataDir)
const {keepRendering, readNearest, readRendering} = await import('./media-store.server')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, {recursive: true, force: true})
})

const asset = `${'a'.repeat(40)}-1920x1280.png`
const whole = {asset, width: 640, format: 'webp', rect: null} as const
const part = {...whole, rect: '0,0,800,800'}

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const nearest = async (request: RenderingRequest, readable: (format: string) => boolean = () => true) =>
  Buffer.from((await readNearest(request, readable)) ?? []).toString()

describe('renderings that are kept', () => {
  beforeAll(async () => {
    await keepRendering({...whole, width: 320}, bytes('small'))
    await keepRendering(whole, bytes('medium'))
    await keepRendering({...whole, width: 1440, format: 'avif'}, bytes('large'))
    await keepRendering({...part, width: 96}, bytes('part'))
  })

  it('are found again, and no others', async () => {
    expect(await readRendering(whole)).toEqual(Buffer.from('medium'))
    expect(await readRendering({...whole, format: 'avif'})).toBeUndefined()
    expect(await readRendering(part)).toBeUndefined()
  })

  it('stand in for wider ones and narrower ones of the same picture', async () => {
    expect(await nearest({...whole, width: 480})).toBe('medium')
    expect(await nearest({...whole, width: 1080})).toBe('large')
    expect(await nearest({...whole, width: 1920})).toBe('large')
    expect(await nearest({...whole, width: 96, format: 'jpg'})).toBe('small')
  })

  it('stand in only where the browser reads them', async () => {
    expect(await nearest({...whole, width: 1080}, (format) => format !== 'avif')).toBe('medium')
  })

  it('stand in for the same part first, then as a whole, never as another part', async () => {
    expect(await nearest({...part, width: 1440})).toBe('part')
    expect(await nearest({...whole, rect: '1,1,9,9'})).toBe('medium')
    expect(await nearest({...whole, width: 96})).toBe('small')
  })

  it('stand in for no other picture', async () => {
    expect(await readNearest({...whole, asset: asset.replace('a', 'b')}, () => true)).toBeUndefined()
  })

  it('leave no drafts behind', () => {
    expect(readdirSync(join(dataDir, 'site/media'), {recursive: true}).toSorted()).toEqual(
      ['', '/1440.avif', '/320.webp', '/640.webp', '/96.0,0,800,800.webp'].map((name) => asset + name),
    )
  })
})
