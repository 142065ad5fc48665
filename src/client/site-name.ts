/** The site's short name, as each page says it for browsers. */
export function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';
}
