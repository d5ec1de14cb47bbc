/** Formatted text that the server has rendered, see `content/portable-text.server.tsx`. */
export function RichText({html, className = ''}: {html: string; className?: string}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escaped every word of it
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{__html: html}} />
}
