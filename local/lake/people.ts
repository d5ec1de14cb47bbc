import {httpError} from './errors.ts'
import {EDITOR_ID} from './identity.ts'
import {requireSignIn} from './input.ts'
import {json, type Route} from './router.ts'

export const ADMINISTRATOR = {name: 'administrator', title: 'Administrator'}

const SINCE = '2026-01-01T00:00:00Z'

/** The one person who works here, in the fields of `CurrentSanityUser` and of `SanityUser`. */
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
      versioned: true,
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
