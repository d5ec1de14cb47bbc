import {defineField} from 'sanity'
import {section} from '../fields.ts'

const limit = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'number', validation: (rule) => rule.positive()})

/** What a category allows its vehicles. The site puts the numbers into words, with other units beside them. */
export const limits = section(
  'limits',
  'Limits of the vehicles',
  'Only what the rule really limits; leave everything else empty. Numbers alone, without units.',
  [
    limit('maxSpeedKmh', 'Speed up to (km/h)', 'The highest speed that the vehicle can reach by its design.'),
    limit('maxDisplacementCc', 'Engine up to (cm³)', 'The size of the engine.'),
    limit('maxPowerKw', 'Power up to (kW)', 'The power of the engine, in kilowatts rather than horsepower.'),
    limit(
      'maxPowerToWeight',
      'Power to weight up to (kW/kg)',
      'The power for each kilogram of the vehicle, for example 0.2.',
    ),
    limit('maxUnladenMassKg', 'Unladen mass up to (kg)', 'The mass of the empty vehicle.'),
    limit(
      'minMassKg',
      'Maximum authorised mass over (kg)',
      'The mass with everything in it, from the papers of the vehicle. The category begins above this.',
    ),
    limit(
      'maxMassKg',
      'Maximum authorised mass up to (kg)',
      'The mass with everything in it, from the papers of the vehicle. The category ends here.',
    ),
    limit('maxSeats', 'Seats up to, driver included', 'For example 9: the driver and eight others.'),
    limit('minSeats', 'Seats at least, driver included', 'For example 10: the driver and nine others.'),
    limit('maxLengthM', 'Length up to (m)', 'The length of the vehicle in metres.'),
    limit(
      'minTrailerMassKg',
      'Trailer over (kg)',
      'The maximum authorised mass of the trailer. The category begins above this.',
    ),
    limit(
      'maxTrailerMassKg',
      'Trailer up to (kg)',
      'The maximum authorised mass of the trailer. The category ends here.',
    ),
    limit(
      'maxCombinationMassKg',
      'Vehicle and trailer together up to (kg)',
      'The maximum authorised mass of both together.',
    ),
  ],
  {optional: true, columns: 2},
)
