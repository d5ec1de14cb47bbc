/** The stylised figures that return throughout the set. They portray nobody. */
import {colour, hair, skin} from './palette.ts'
import type {Person} from './person.ts'

export const cast = {
  mother: {
    build: 'adult',
    head: {skin: skin[4], style: 'wrap', hair: colour.ochre, earrings: colour.amber},
    top: colour.petrol,
    bottom: colour.petrol,
    wear: 'dress',
  },
  father: {
    build: 'adult',
    head: {skin: skin[5], style: 'crop', hair: hair.black, beard: hair.black},
    top: colour.mist,
    bottom: colour.plum,
    wear: 'trousers',
  },
  girl: {
    build: 'child',
    head: {skin: skin[4], style: 'puffs', hair: hair.black},
    top: colour.amber,
    bottom: colour.amber,
    wear: 'dress',
    sleeves: 'short',
  },
  boy: {
    build: 'child',
    head: {skin: skin[3], style: 'curls', hair: hair.black},
    top: colour.teal,
    bottom: colour.sand,
    wear: 'trousers',
    sleeves: 'short',
  },
  toddler: {
    build: 'toddler',
    head: {skin: skin[3], style: 'crop', hair: hair.brown},
    top: colour.rose,
    bottom: colour.slate,
    wear: 'trousers',
  },
  grandmother: {
    build: 'elder',
    head: {skin: skin[2], style: 'scarf', hair: colour.dusk},
    top: colour.plum,
    bottom: colour.plum,
    wear: 'robe',
  },
  grandfather: {
    build: 'elder',
    head: {skin: skin[4], style: 'sides', hair: hair.white, beard: hair.white, glasses: true},
    top: colour.clay,
    bottom: colour.slate,
    wear: 'trousers',
  },
  aunt: {
    build: 'adult',
    head: {skin: skin[2], style: 'long', hair: hair.black},
    top: colour.rose,
    bottom: colour.plum,
    wear: 'skirt',
  },
  uncle: {
    build: 'adult',
    head: {skin: skin[1], style: 'short', hair: hair.brown, glasses: true},
    top: colour.moss,
    bottom: colour.bark,
    wear: 'trousers',
  },
  neighbour: {
    build: 'adult',
    head: {skin: skin[0], style: 'bob', hair: hair.ginger},
    top: colour.teal,
    bottom: colour.plum,
    wear: 'trousers',
  },
  companion: {
    build: 'adult',
    head: {skin: skin[1], style: 'bun', hair: hair.chestnut},
    top: colour.sage,
    bottom: colour.deep,
    wear: 'trousers',
    sleeves: 'short',
  },
  nurse: {
    build: 'adult',
    head: {skin: skin[3], style: 'scarf', hair: colour.amber},
    top: colour.teal,
    bottom: colour.deep,
    wear: 'trousers',
  },
  student: {
    build: 'teen',
    head: {skin: skin[5], style: 'braids', hair: hair.black},
    top: colour.apricot,
    bottom: colour.petrol,
    wear: 'trousers',
  },
  youth: {
    build: 'teen',
    head: {skin: skin[3], style: 'afro', hair: hair.brown},
    top: colour.ochre,
    bottom: colour.deep,
    wear: 'trousers',
  },
  researcher: {
    build: 'adult',
    head: {skin: skin[5], style: 'afro', hair: hair.black, glasses: true},
    top: colour.paper,
    bottom: colour.plum,
    wear: 'trousers',
  },
  elder: {
    build: 'elder',
    head: {skin: skin[0], style: 'bun', hair: hair.white, glasses: true},
    top: colour.dusk,
    bottom: colour.dusk,
    wear: 'dress',
  },
  gardener: {
    build: 'adult',
    head: {skin: skin[2], style: 'sunhat', hair: colour.sand},
    top: colour.apricot,
    bottom: colour.petrol,
    wear: 'trousers',
  },
} as const satisfies Record<string, Person>

/** The same figure in other clothes. */
export const dressed = (who: Person, top: string, bottom = who.bottom): Person => ({...who, top, bottom})
