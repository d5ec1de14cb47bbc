import type {TeamQueryResult} from '~/content/types.gen'
import {Picture} from './picture'
import {useSite} from './site'
import {TextElement} from './text'

type Member = NonNullable<TeamQueryResult>['team'][number]

/** The team members. `headingLevel` is one below the heading above the list. */
export function Team({
  members,
  headingLevel,
  detailed,
}: {
  members: Member[]
  headingLevel: 2 | 3
  detailed?: boolean
}) {
  const {texts} = useSite()
  const Name = `h${headingLevel}` as const
  return (
    <ul className="team">
      {members.map((member) => (
        <li key={member._id}>
          <Picture
            picture={member.portrait}
            sizes="(min-width: 84rem) 312px, (min-width: 60rem) 23vw, (min-width: 40rem) 15vw, 30vw"
            ratio={1}
          />
          <Name>{member.name}</Name>
          <TextElement as="p" text={member.role} />
          {member.example && <p className="team-example">{texts.example}</p>}
          {detailed && member.about && <TextElement as="p" text={member.about} />}
        </li>
      ))}
    </ul>
  )
}
