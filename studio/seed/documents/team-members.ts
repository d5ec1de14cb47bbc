import type {SeedDocument} from '../index.ts'
import {picture, rank, text} from '../write.ts'

const volunteer = (place: 1 | 2 | 3 | 4, name: string, about: ReturnType<typeof text>): SeedDocument => ({
  _id: `team-${place}`,
  _type: 'teamMember',
  name,
  role: text('Ehrenamtliche Mitarbeit', 'Volunteer'),
  about,
  portrait: picture(`portrait-${place}`),
  example: true,
  orderRank: rank(place),
})

/** Four invented people whose surnames mean “example” or “sample” in German. */
export const teamMembers: SeedDocument[] = [
  volunteer(
    1,
    'Amina Beispiel',
    text(
      'Hört Familien nach der Diagnose zu und ordnet mit ihnen die ersten Fragen.',
      'Listens to families after a diagnosis and sorts the first questions with them.',
    ),
  ),
  volunteer(
    2,
    'Jonas Muster',
    text(
      'Erklärt in Kitas und Schulen, was ein Kind mit Sichelzellkrankheit im Alltag braucht.',
      'Explains to nurseries and schools what a child with sickle cell disease needs day to day.',
    ),
  ),
  volunteer(
    3,
    'Elif Exempel',
    text(
      'Bringt Menschen mit Sichelzellkrankheit miteinander ins Gespräch, vor Ort und online.',
      'Brings people with sickle cell disease together to talk, in person and online.',
    ),
  ),
  volunteer(
    4,
    'Salome Probe',
    text(
      'Sammelt verlässliche Informationen und achtet darauf, dass sie gut zu verstehen sind.',
      'Collects reliable information and makes sure that it is easy to understand.',
    ),
  ),
]
