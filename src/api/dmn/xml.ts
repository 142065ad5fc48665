/** XML as data, and written out. */

/** An element: what stands in it is a text, or further elements. */
export interface Element {
  readonly name: string;
  /** Those without a value are left out. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly content: string | readonly Element[];
}

/** An element with others in it; those that are undefined are left out. */
export function element(
  name: string,
  attributes: Element['attributes'] = {},
  ...content: readonly (Element | undefined)[]
): Element {
  return { name, attributes, content: content.filter((each) => each !== undefined) };
}

/** An element with a text in it. */
export function textElement(name: string, text: string): Element {
  return { name, attributes: {}, content: text };
}

/** The document of a root element, one line per element. */
export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: Element, indent: string): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`],
  );
  const opening = `${indent}<${name}${said.join('')}`;
  if (content.length === 0) return `${opening}/>\n`;
  if (typeof content === 'string') return `${opening}>${escaped(content, /[&<>\r]/g)}</${name}>\n`;
  return `${opening}>\n${content.map((each) => written(each, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** Tabs and ends of lines that must survive are written by number, as a reader of XML would change them. */
function escaped(text: string, special: RegExp): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(special, (character) => {
    switch (character) {
      case '&':
        return '&amp;';
      case '<':
        return '&lt;';
      case '>':
        return '&gt;';
      case '"':
        return '&quot;';
      default:
        return `&#${String(character.charCodeAt(0))};`;
    }
  });
}

/** What no document may contain, in whatever way it is written (XML 1.0, 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
