import {picture, rank, type SeedDocument, text} from '../write.ts'

const volunteer = (place: 1 | 2 | 3 | 4, name: string, about: ReturnType<typeof text>): SeedDocument => ({
  _id: `team-${place}`,
  _type: 'teamMember',
  name,
  role: text('Ehrenamtlich', 'Volunteer'),
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
    text('Hört Familien nach der Diagnose zu.', 'Listens to families after a diagnosis.'),
  ),
  volunteer(
    2,
    'Jonas Muster',
    text(
      'Erklärt in Kitas und Schulen, was ein Kind braucht, und verwaltet die Spenden.',
      'Explains to nurseries and schools what a child needs, and manages the donations.',
    ),
  ),
  volunteer(
    3,
    'Elif Exempel',
    text(
      'Bringt Menschen miteinander ins Gespräch, vor Ort und online.',
      'Brings people together to talk, in person and online.',
    ),
  ),
  volunteer(
    4,
    'Salome Probe',
    text(
      'Leitet den Vorstand und sammelt verlässliche Informationen.',
      'Chairs the board and collects reliable information.',
    ),
  ),
]
