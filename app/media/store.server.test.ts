import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, it} from 'vitest'
import type {RenderingRequest} from '~/media/rendering-request'
import {stubDataDir} from '../../tests/support/data-dir.ts'

const dataDir = stubDataDir()
const {keepRendering, readNearest, readRendering} = await import('./store.server')

const asset = `${'a'.repeat(40)}-1920x1280.png`
const whole = {asset, width: 640, format: 'webp', rect: null} as const
const part = {...whole, rect: '0,0,800,800'}

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const nearest = async (request: RenderingRequest) =>
  Buffer.from((await readNearest(request)) ?? []).toString()

describe('stored renderings', () => {
  beforeAll(async () => {
    await keepRendering({...whole, width: 320}, bytes('small'))
    await keepRendering(whole, bytes('medium'))
    await keepRendering({...whole, width: 1440, format: 'avif'}, bytes('large'))
    await keepRendering({...part, width: 96}, bytes('part'))
  })

  it('are found again, others are not', async () => {
    expect(await readRendering(whole)).toEqual(Buffer.from('medium'))
    expect(await readRendering({...whole, format: 'avif'})).toBeUndefined()
    expect(await readRendering(part)).toBeUndefined()
  })

  it('replace wider and narrower ones of the same picture', async () => {
    expect(await nearest({...whole, width: 480})).toBe('medium')
    expect(await nearest({...whole, width: 1080})).toBe('large')
    expect(await nearest({...whole, width: 1920})).toBe('large')
    expect(await nearest({...whole, width: 96, format: 'jpg'})).toBe('small')
  })

  it('replace the same part first, then the whole picture, never another part', async () => {
    expect(await nearest({...part, width: 1440})).toBe('part')
    expect(await nearest({...whole, rect: '1,1,9,9'})).toBe('medium')
    expect(await nearest({...whole, width: 96})).toBe('small')
  })

  it('replace no other picture', async () => {
    expect(await readNearest({...whole, asset: asset.replace('a', 'b')})).toBeUndefined()
  })

  it('leave no drafts behind', () => {
    expect(readdirSync(join(dataDir, 'site/media'), {recursive: true}).toSorted()).toEqual(
      ['', '/1440.avif', '/320.webp', '/640.webp', '/96.0,0,800,800.webp'].map((name) => asset + name),
    )
  })
})
