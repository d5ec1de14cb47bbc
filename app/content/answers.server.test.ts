// @vitest-environment node
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'answers-'))
vi.stubEnv('DATA_DIR', dataDir)
vi.stubEnv('LOG_LEVEL', 'silent')
const {createAnswers, NoAnswer} = await import('./answers.server')
const {log} = await import('~/log.server')

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, {recursive: true, force: true})
})

/** A lake with one document, which answers when it is told to. */
function pretendLake() {
  const waiting: {answer: () => void; fail: () => void}[] = []
  const lake = {
    content: 'one',
    asked: 0,
    waiting,
    /** Answers without being told to. */
    prompt: true,
    away: false,
    /** Answers what was asked first. */
    answerFirst: () => waiting.shift()?.answer(),
  }
  const ask = () => {
    lake.asked += 1
    const seen = lake.content
    if (lake.away) return Promise.reject(new Error('refused'))
    if (lake.prompt) return Promise.resolve(seen)
    return new Promise<string>((resolve, reject) => {
      waiting.push({answer: () => resolve(seen), fail: () => reject(new Error('cut off'))})
    })
  }
  return {lake, question: {key: `question ${Math.random()}`, ask}}
}

/** A visitor whose question hangs at a lake that has come back since, with other content. */
async function visitThatHangs() {
  const {lake, question} = pretendLake()
  const answers = createAnswers()
  await answers.to(question)
  lake.prompt = false
  const visit = answers.to(question)
  await vi.waitFor(() => expect(lake.asked).toBe(2))
  Object.assign(lake, {prompt: true, content: 'two'})
  return {answers, question, visit}
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'Date']}))
afterEach(() => void vi.useRealTimers())

describe('while changes are told of', () => {
  it('asks once, until something changes', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    answers.watch(true)
    expect([await answers.to(question), await answers.to(question)]).toEqual(['one', 'one'])
    expect(lake.asked).toBe(1)
    lake.content = 'two'
    answers.renew()
    await settled()
    expect(await answers.to(question)).toBe('two')
    expect(lake.asked).toBe(2)
  })

  it('gives the former answer for a second at most while the new one is on its way', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    answers.watch(true)
    await answers.to(question)
    Object.assign(lake, {content: 'two', prompt: false})
    answers.renew()
    await vi.advanceTimersByTimeAsync(900)
    // A second change on the way does not lengthen the time of the first.
    answers.renew()
    expect(await answers.to(question)).toBe('one')
    await vi.advanceTimersByTimeAsync(200)
    const late = answers.to(question)
    await settled()
    while (lake.waiting.length > 0) lake.answerFirst()
    expect(await late).toBe('two')
  })

  it('never takes an answer that was asked for before a change for a new one', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    answers.watch(true)
    lake.prompt = false
    const early = answers.to(question)
    await vi.waitFor(() => expect(lake.waiting).toHaveLength(1))
    lake.content = 'two'
    answers.renew()
    expect(lake.waiting).toHaveLength(2)
    // The newer answer comes first, the older one last.
    lake.waiting.pop()?.answer()
    await settled()
    lake.answerFirst()
    await early
    expect(await answers.to(question)).toBe('two')
  })

  it('asks for what is prepared before anybody wants to know', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    answers.prepare(question)
    answers.watch(true)
    answers.renew()
    await settled()
    expect(lake.asked).toBe(1)
    expect(await answers.to(question)).toBe('one')
    expect(lake.asked).toBe(1)
  })
})

it('believes nothing in memory while nobody tells of changes', async () => {
  const {lake, question} = pretendLake()
  const answers = createAnswers()
  await answers.to(question)
  lake.content = 'two'
  expect(await answers.to(question)).toBe('two')
  answers.watch(true)
  answers.watch(false)
  lake.content = 'three'
  expect(await answers.to(question)).toBe('three')
})

describe('who keeps what was made of answers', () => {
  const followed = () => {
    const told: string[] = []
    const answers = createAnswers()
    answers.follow({onStale: () => void told.push('stale'), onRenewed: () => void told.push('renewed')})
    return {answers, told}
  }

  it('may trust nothing before changes are told of', () => {
    expect(createAnswers().version()).toBeUndefined()
  })

  it('is told of a change at once, and again when it has been fetched; until then no answer is the present one', async () => {
    const {lake, question} = pretendLake()
    const {answers, told} = followed()
    answers.watch(true)
    await answers.to(question)
    const before = answers.version()
    lake.prompt = false
    answers.renew()
    expect([told, answers.version()]).toEqual([['stale'], undefined])
    lake.answerFirst()
    await settled()
    expect(told).toEqual(['stale', 'renewed'])
    expect(answers.version()).not.toBe(before)
    expect(answers.version()).toBeDefined()
  })

  it('waits for the last of several changes', async () => {
    const {lake, question} = pretendLake()
    const {answers, told} = followed()
    answers.watch(true)
    await answers.to(question)
    lake.prompt = false
    answers.renew()
    answers.renew()
    lake.answerFirst()
    await settled()
    expect([told, answers.version()]).toEqual([['stale', 'stale'], undefined])
    lake.answerFirst()
    await settled()
    expect(told).toEqual(['stale', 'stale', 'renewed'])
  })

  it('trusts nothing while changes are not told of, and the last good answers once the lake is away', async () => {
    const {lake, question} = pretendLake()
    const {answers, told} = followed()
    answers.watch(true)
    await answers.to(question)
    const before = answers.version()
    answers.watch(false)
    expect([told, answers.version()]).toEqual([['stale'], undefined])
    lake.away = true
    await answers.to(question)
    expect(answers.version()).toBeDefined()
    expect(answers.version()).not.toBe(before)
  })
})

describe('a lake that is away', () => {
  it('is replaced by its last good answer, and asked no more for every visitor', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    await answers.to(question)
    lake.away = true
    const visits = [await answers.to(question), await answers.to(question), await answers.to(question)]
    expect(visits).toEqual(['one', 'one', 'one'])
    expect(lake.asked).toBe(2)
  })

  it('is noticed within two seconds when it comes back', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    await answers.to(question)
    lake.away = true
    await answers.to(question)
    Object.assign(lake, {away: false, content: 'two'})
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answers.to(question)).toBe('two')
  })

  it('keeps no visitor waiting for longer than two seconds when it hangs', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    await answers.to(question)
    lake.prompt = false
    const visit = answers.to(question)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await visit).toBe('one')
    lake.waiting[0]?.fail()
    await settled()
    // Now that it is known to be away, nobody waits at all.
    expect(await answers.to(question)).toBe('one')
  })

  it('stays away for one question that it never answers, while the others are renewed in peace', async () => {
    const good = pretendLake()
    const bad = pretendLake()
    bad.lake.away = true
    const answers = createAnswers()
    answers.watch(true)
    await answers.to(good.question)
    await expect(answers.to(bad.question)).rejects.toThrow(NoAnswer)
    good.lake.content = 'two'
    answers.renew()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await answers.to(good.question)).toBe('two')
    expect(good.lake.asked).toBe(2)
  })

  it('keeps nobody waiting who has nothing else to get, once it is known to hang', async () => {
    const {lake, question} = pretendLake()
    lake.prompt = false
    const answers = createAnswers()
    const first = expect(answers.to(question)).rejects.toThrow(NoAnswer)
    await vi.waitFor(() => expect(lake.asked).toBe(1))
    await vi.advanceTimersByTimeAsync(5_000)
    await first
    await expect(answers.to(question)).rejects.toThrow(NoAnswer)
  })

  it('is back as soon as it answers, although what it was asked before still hangs', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    lake.prompt = false
    const first = expect(answers.to(question)).rejects.toThrow(NoAnswer)
    await vi.waitFor(() => expect(lake.asked).toBe(1))
    await vi.advanceTimersByTimeAsync(5_000)
    await first
    lake.prompt = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answers.to(question)).toBe('one')
  })

  it('gives a visitor whose question hangs the answer that is there once it is back', async () => {
    const {answers, visit} = await visitThatHangs()
    answers.renew()
    expect(await visit).toBe('two')
  })

  it('is asked again at once where it hangs, as the line may be dead on which it was asked', async () => {
    const {answers, question, visit} = await visitThatHangs()
    await vi.advanceTimersByTimeAsync(2_000)
    await visit
    expect(await answers.to(question)).toBe('two')
  })

  it('is known to be away before anybody asks, where it tells of changes no more', async () => {
    const {lake, question} = pretendLake()
    const answers = createAnswers()
    answers.watch(true)
    await answers.to(question)
    const said = vi.spyOn(log, 'error')
    lake.away = true
    answers.watch(false)
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
    said.mockRestore()
  })

  it('is not away again because of what was asked before it came back', async () => {
    const [first, second] = [pretendLake(), pretendLake()]
    const answers = createAnswers()
    answers.watch(true)
    await answers.to(first.question)
    await answers.to(second.question)
    const said = vi.spyOn(log, 'error')
    first.lake.prompt = second.lake.prompt = false
    answers.renew()
    first.lake.waiting[0]?.fail()
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
    first.lake.prompt = second.lake.prompt = true
    await vi.advanceTimersByTimeAsync(1_000)
    second.lake.waiting[0]?.fail()
    await settled()
    await settled()
    expect(said).toHaveBeenCalledOnce()
    expect(answers.version()).toBeDefined()
    said.mockRestore()
  })

  it('nor where nobody had noticed that it was', async () => {
    const [first, second] = [pretendLake(), pretendLake()]
    const answers = createAnswers()
    await answers.to(first.question)
    await answers.to(second.question)
    const said = vi.spyOn(log, 'error')
    first.lake.prompt = false
    const visit = answers.to(first.question)
    await vi.waitFor(() => expect(first.lake.asked).toBe(2))
    first.lake.prompt = true
    await answers.to(second.question)
    first.lake.waiting[0]?.fail()
    await expect(visit).resolves.toBe('one')
    await settled()
    expect(first.lake.asked).toBe(3)
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })

  it('is waited for where it is asked once more: what is made of answers meanwhile is not taken for right', async () => {
    const [first, second] = [pretendLake(), pretendLake()]
    const answers = createAnswers()
    const onRenewed = vi.fn()
    answers.follow({onStale() {}, onRenewed})
    answers.watch(true)
    await answers.to(first.question)
    await answers.to(second.question)
    Object.assign(first.lake, {content: 'two', prompt: false})
    answers.renew()
    await settled()
    first.lake.waiting.shift()?.fail()
    await settled()
    expect([first.lake.waiting.length, answers.version(), onRenewed.mock.calls.length]).toEqual([
      1,
      undefined,
      0,
    ])
    first.lake.answerFirst()
    await settled()
    expect([answers.version(), onRenewed.mock.calls.length]).toEqual([1, 1])
    expect(await answers.to(first.question)).toBe('two')
  })

  it('leaves nothing to give where it never answered', async () => {
    const {lake, question} = pretendLake()
    lake.away = true
    await expect(createAnswers().to(question)).rejects.toThrow(NoAnswer)
  })

  it('has its last good answers on disk for the next start', async () => {
    vi.useRealTimers()
    const {lake, question} = pretendLake()
    await createAnswers().to(question)
    lake.away = true
    await vi.waitFor(async () => expect(await createAnswers().to(question)).toBe('one'))
  })
})
