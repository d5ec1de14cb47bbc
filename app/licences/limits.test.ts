import {describe, expect, it} from 'vitest'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import {limitTexts} from './limits'

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
const english = (limits: Parameters<typeof limitTexts>[0]) =>
  plain(limitTexts(limits, 'en', en.licences.limit))
const german = (limits: Parameters<typeof limitTexts>[0]) =>
  plain(limitTexts(limits, 'de', de.licences.limit))

describe('limitTexts', () => {
  it('adds the other units in English', () => {
    expect(english({maxSpeedKmh: 45})).toEqual(['up to 45 km/h (28 mph)'])
    expect(english({maxPowerKw: 11})).toEqual(['up to 11 kW (15 hp)'])
    expect(english({maxPowerKw: 35})).toEqual(['up to 35 kW (47 hp)'])
    expect(english({maxLengthM: 8})).toEqual(['up to 8 m (26 ft) long'])
    expect(english({minMassKg: 3500})).toEqual(['over 3,500 kg (7,716 lb) maximum authorised mass'])
    expect(english({maxUnladenMassKg: 550})).toEqual(['up to 550 kg (1,213 lb) unladen'])
    expect(english({maxCombinationMassKg: 12000})).toEqual([
      'vehicle and trailer up to 12,000 kg (26,455 lb)',
    ])
  })

  it('stays metric in German, with German figures', () => {
    expect(german({maxMassKg: 7500, maxPowerToWeight: 0.1})).toEqual([
      'bis 0,1 kW/kg',
      'bis 7.500 kg zulässige Gesamtmasse',
    ])
  })

  it('says nothing where nothing is limited', () => {
    expect(german(null)).toEqual([])
    expect(english({})).toEqual([])
  })

  it('leaves no place unfilled', () => {
    const all = Object.fromEntries(Object.keys(en.licences.limit).map((name) => [name, 1000]))
    expect([...english(all), ...german(all)].join()).not.toMatch(/[{}]/)
  })

  it('keeps figures and their units on one line', () => {
    const all = Object.fromEntries(Object.keys(en.licences.limit).map((name) => [name, 1000]))
    for (const text of [
      ...limitTexts(all, 'en', en.licences.limit),
      ...limitTexts(all, 'de', de.licences.limit),
    ])
      expect(text).not.toMatch(/\d (km|kW|kg|cm|m|lb|mph|hp|ft)\b/)
  })
})
