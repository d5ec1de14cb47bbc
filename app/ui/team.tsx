import type {ContentPicture} from '~/content/image'
import {Picture} from './picture'
import {useSite} from './site'

interface Member {
  _id: string
  name: string
  role: string
  about: string
  portrait: ContentPicture
  example: boolean
}

/** Who works here. `headingLevel` fits the names below the heading that stands above them. */
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
            sizes="(min-width: 60rem) 280px, (min-width: 36rem) 45vw, 92vw"
          />
          <Name>{member.name}</Name>
          <p className="team-role">{member.role}</p>
          {member.example && <p className="team-example">{texts.example}</p>}
          {detailed && member.about && <p>{member.about}</p>}
        </li>
      ))}
    </ul>
  )
}
