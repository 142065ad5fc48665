/**
 * The name of a citation, as it is heard: what is seen of it stands in it, so that who sees `4.3-4` can say
 * it, and who does not see it hears `4.3-4, regel 4.3, lid 4`. Signs are not said and do not count.
 */
export function heard(short: string, label: string): string {
  return said(label).includes(said(short)) ? label : `${short}, ${label}`;
}

function said(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, '');
}
