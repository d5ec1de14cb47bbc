import type {Entry} from './inbox.ts'

const STYLE = `
  body {font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem}
  article {border-top: 1px solid #999; padding: 1rem 0}
  h2 {font-size: 1.1rem; margin: 0}
  dl {display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .5rem 0}
  dd {margin: 0}
  p {white-space: pre-wrap; overflow-wrap: anywhere; margin: 0}
  :root {color-scheme: light dark}
`

/** The received messages as a page for people, newest first. */
export function inboxPage(entries: readonly Entry[]): string {
  const articles = entries.toReversed().map(article)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Messages received (${entries.length})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Messages received: ${entries.length}</h1>
${articles.join('\n') || '<p>Nothing has arrived yet.</p>'}
</main>
</body>
</html>
`
}

function article({message, receivedAt}: Entry): string {
  const {subject, message: text, firstName, lastName, email, phone} = message
  const rows = Object.entries({
    From: [firstName, lastName].filter(Boolean).join(' '),
    'E-mail': email,
    Phone: phone,
  })
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>
<dt>Received</dt><dd><time>${escapeHtml(receivedAt)}</time></dd>
${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value) || '–'}</dd>`).join('\n')}
</dl>
<p>${escapeHtml(text)}</p>
</article>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
