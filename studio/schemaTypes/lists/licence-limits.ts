import {numberField, section} from '../fields.ts'

/** Numbers outside a plausible range are typing mistakes, or in another unit. */
const limit = (least: number, most: number) => (name: string, title: string, description: string) =>
  numberField(name, title, description, (rule) => rule.min(least).max(most))

const mass = limit(50, 100_000)
const seats = limit(2, 200)

/** Limits of a category's vehicles. The site adds words and other units to the numbers. */
export const limits = section(
  'limits',
  'Limits of the vehicles',
  'Fill in only what the rule limits. Numbers only, without units.',
  [
    limit(6, 200)('maxSpeedKmh', 'Speed up to (km/h)', 'The top speed that the vehicle is built for.'),
    limit(25, 20_000)('maxDisplacementCc', 'Engine up to (cm³)', 'The size of the engine.'),
    limit(0.5, 1000)('maxPowerKw', 'Power up to (kW)', 'In kilowatts rather than horsepower.'),
    limit(0.01, 2)(
      'maxPowerToWeight',
      'Power to weight up to (kW/kg)',
      'The power for each kilogram of the vehicle, for example 0.2.',
    ),
    mass('maxUnladenMassKg', 'Unladen mass up to (kg)', 'The mass of the empty vehicle.'),
    mass(
      'minMassKg',
      'Maximum authorised mass over (kg)',
      'The mass when fully loaded, from the vehicle’s papers. The category starts above this.',
    ),
    mass(
      'maxMassKg',
      'Maximum authorised mass up to (kg)',
      'The mass when fully loaded, from the vehicle’s papers. The category ends here.',
    ),
    seats('maxSeats', 'Maximum seats, including the driver’s', 'For example 9: the driver and eight others.'),
    seats('minSeats', 'Minimum seats, including the driver’s', 'For example 10: the driver and nine others.'),
    limit(1, 30)('maxLengthM', 'Length up to (m)', 'The length of the vehicle in metres.'),
    section(
      'trailer',
      'Trailer',
      'Its maximum authorised mass. These fields are one rule, shown in one sentence.',
      [
        mass('overKg', 'Over (kg)', 'The category starts above this.'),
        mass('upToKg', 'Up to (kg)', 'A trailer up to this mass is allowed.'),
        mass(
          'heavierIfTogetherKg',
          'Heavier if both together up to (kg)',
          'A heavier trailer is allowed as long as vehicle and trailer together stay within this.',
        ),
        mass(
          'togetherUpToKg',
          'Both together never over (kg)',
          'The upper limit for vehicle and trailer together, in any case.',
        ),
      ],
      {optional: true, columns: 2},
    ),
  ],
  {optional: true, columns: 2},
)
