import {httpError} from '../http/errors.ts'
import {EDITOR_ID} from '../http/identity.ts'
import {requireSignIn} from '../http/input.ts'
import {json, type Route} from '../http/router.ts'

export const ADMINISTRATOR = {name: 'administrator', title: 'Administrator'}

const SINCE = '2026-01-01T00:00:00Z'

/** The one user of a local lake, with the fields of `CurrentSanityUser` and `SanityUser`. */
const EDITOR = {
  id: EDITOR_ID,
  sanityUserId: EDITOR_ID,
  projectUserId: EDITOR_ID,
  isRobot: false,
  name: 'Local Editor',
  displayName: 'Local Editor',
  givenName: 'Local',
  familyName: 'Editor',
  email: 'editor@localhost',
  imageUrl: null,
  profileImage: null,
  provider: 'local',
  role: ADMINISTRATOR.name,
  roles: [ADMINISTRATOR],
  createdAt: SINCE,
  updatedAt: SINCE,
  tosAcceptedAt: SINCE,
}

/** `GET /users/me` and `GET /users/:ids`: one user for one id, a list for several ids separated by commas. */
export function peopleRoutes(): Route[] {
  return [
    {
      method: 'GET',
      path: '/users/:ids',
      handle: (context) => {
        requireSignIn(context, 'Reading users')
        const ids = (context.params.ids ?? '').split(',')
        const known = ids.filter((id) => id === 'me' || id === EDITOR_ID)
        if (ids.length > 1) return json(known.map(() => EDITOR))
        if (known.length === 0) throw httpError(404, `No such user: ${ids[0]}`)
        return json(EDITOR)
      },
    },
  ]
}
