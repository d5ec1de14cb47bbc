import {describe, expect, it} from 'vitest'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import {limitTexts} from './limits'

const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
const english = (limits: Parameters<typeof limitTexts>[0]) => plain(limitTexts(limits, 'en', en.licences))
const german = (limits: Parameters<typeof limitTexts>[0]) => plain(limitTexts(limits, 'de', de.licences))

describe('limitTexts', () => {
  it('adds the other units in English', () => {
    expect(english({maxSpeedKmh: 45})).toEqual(['up to 45 km/h (28 mph)'])
    expect(english({maxPowerKw: 11})).toEqual(['up to 11 kW (15 hp)'])
    expect(english({maxPowerKw: 35})).toEqual(['up to 35 kW (47 hp)'])
    expect(english({maxLengthM: 8})).toEqual(['up to 8 m (26 ft) long'])
    expect(english({minMassKg: 3500})).toEqual(['over 3,500 kg (7,716 lb) maximum authorised mass'])
    expect(english({maxUnladenMassKg: 550})).toEqual(['up to 550 kg (1,213 lb) unladen'])
    expect(english({maxSeats: 9})).toEqual(['up to 8 passengers, 9 seats including the driver’s'])
  })

  it('puts everything about trailers into one sentence', () => {
    expect(german({trailer: {upToKg: 750, heavierIfTogetherKg: 3500}})).toEqual([
      'Anhänger bis 750 kg; schwerer, wenn beide zusammen höchstens 3.500 kg wiegen dürfen',
    ])
    expect(english({trailer: {overKg: 750, togetherUpToKg: 12000}})).toEqual([
      'trailer over 750 kg (1,653 lb); both together up to 12,000 kg (26,455 lb)',
    ])
  })

  it('stays metric in German, with German figures', () => {
    expect(german({maxMassKg: 7500, maxPowerToWeight: 0.1})).toEqual([
      'bis 0,1 kW/kg',
      'bis 7.500 kg zulässige Gesamtmasse',
    ])
  })

  it('puts lowest and highest mass into one sentence', () => {
    const limits = {minMassKg: 3500, maxMassKg: 7500, maxSeats: 9}
    expect(english(limits)).toEqual([
      'over 3,500 kg (7,716 lb), up to 7,500 kg (16,535 lb) maximum authorised mass',
      'up to 8 passengers, 9 seats including the driver’s',
    ])
    expect(german(limits)[0]).toBe('über 3.500 kg, bis 7.500 kg zulässige Gesamtmasse')
  })

  it('says nothing where nothing is limited', () => {
    expect(german(null)).toEqual([])
    expect(english({})).toEqual([])
  })

  it('leaves no place unfilled, and keeps figures and their units on one line', () => {
    const {limit, trailer} = en.licences
    const each = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, 1000]))
    const all = {...each(limit), trailer: each(trailer)}
    for (const text of [...limitTexts(all, 'en', en.licences), ...limitTexts(all, 'de', de.licences)]) {
      expect(text).not.toMatch(/[{}]/)
      expect(text).not.toMatch(/\d (km|kW|kg|cm|m|lb|mph|hp|ft)\b/)
    }
  })
})
