import {numberField, section} from '../fields.ts'

const limit = (name: string, title: string, description: string) =>
  numberField(name, title, description, (rule) => rule.positive())

/** What a category allows its vehicles. The site puts the numbers into words, with other units beside them. */
export const limits = section(
  'limits',
  'Limits of the vehicles',
  'Fill in only what the rule limits. Numbers only, without units.',
  [
    limit('maxSpeedKmh', 'Speed up to (km/h)', 'The top speed that the vehicle is built for.'),
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
      'The mass when fully loaded, from the vehicle’s papers. The category starts above this.',
    ),
    limit(
      'maxMassKg',
      'Maximum authorised mass up to (kg)',
      'The mass when fully loaded, from the vehicle’s papers. The category ends here.',
    ),
    limit('maxSeats', 'Maximum seats, including the driver’s', 'For example 9: the driver and eight others.'),
    limit('minSeats', 'Minimum seats, including the driver’s', 'For example 10: the driver and nine others.'),
    limit('maxLengthM', 'Length up to (m)', 'The length of the vehicle in metres.'),
    section(
      'trailer',
      'Trailer',
      'Its maximum authorised mass. These fields are one rule, shown in one sentence.',
      [
        limit('overKg', 'Over (kg)', 'The category starts above this.'),
        limit('upToKg', 'Up to (kg)', 'A trailer up to this mass is allowed.'),
        limit(
          'heavierIfTogetherKg',
          'Heavier if both together up to (kg)',
          'A heavier trailer is allowed as long as vehicle and trailer together stay within this.',
        ),
        limit(
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
