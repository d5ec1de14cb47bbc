import {type LoaderFunctionArgs, type MetaFunction, redirect} from '@remix-run/node'
import {useLoaderData} from '@remix-run/react'
import {steps} from '~/preview/steps.server'

export const meta: MetaFunction<typeof loader> = ({data}) => [{title: data?.title}]

export async function loader(args: LoaderFunctionArgs) {
  const {step = ''} = args.params
  if (!Object.hasOwn(steps, step)) throw redirect('/')
  return steps[step as keyof typeof steps](args)
}

/** Says to staff why there is no preview, and what to do. */
export default function NoPreview() {
  const {lang, title, text, todo, website, to} = useLoaderData<typeof loader>()
  return (
    <div className="section container narrow" lang={lang}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>{todo}</p>
      <p>
        <a
          className="button"
          href={`/preview/leave?to=${encodeURIComponent(to)}`}
          target="_blank"
          rel="noopener"
        >
          {website}
        </a>
      </p>
    </div>
  )
}
