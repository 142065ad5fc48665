/**
 * Replaces the language tags of texts (model/language-tags.ts) in a finished page by `lang` attributes: on
 * the element around the text if it contains nothing else, otherwise on an element of their own.
 */
import type { Language } from '#model/language.ts';
import { hasTags, piecesOf, replaceTags, untagged } from '#model/language-tags.ts';

/** A comment, a tag with its name, or a stretch of text, to which a `<` belongs that begins no tag. */
const TOKEN = /<!--[^]*?-->|<!?(\/?)([a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<?[^<]+|</y;
/** What stands in them is no HTML: `i<n`, `(width<=48rem)`. */
const RAW: readonly string[] = ['script', 'style'];
/** Of these, a part cannot be an element. */
const TEXT_ONLY: readonly string[] = ['title', 'option', 'textarea'];
/** In drawings, the element for a part of a text is another one. */
const DRAWN: readonly string[] = ['text', 'tspan'];
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

interface Token {
  readonly text: string;
  /** The name of the element that begins here. */
  readonly begins?: string;
  readonly ends?: string;
}

/**
 * @param html well-formed, as a serialiser writes it. Data for scripts keep their tags: components know them
 *   too (parts/tagged-markup.ts).
 */
export function htmlWithLanguages(html: string): string {
  if (!hasTags(html)) return html;
  const tokens = tokensOf(html);
  const written: string[] = [];
  const open: Open[] = [];
  let depth = 0;
  tokens.forEach((token, at) => {
    const { text, begins, ends } = token;
    if (begins !== undefined || ends !== undefined) {
      if (ends !== undefined) {
        // A tagged text ends with its element at the latest, since it may have been truncated.
        while ((open.at(-1)?.depth ?? 0) >= depth) written.push(endOf(open.pop()));
        depth--;
      } else if (!text.endsWith('/>') && !VOID.has(begins ?? '')) depth++;
      written.push(untagged(text));
      return;
    }
    const before = tokens[at - 1];
    const element = before?.begins;
    if (!hasTags(text) || element === 'script') written.push(text);
    else if (element !== undefined && TEXT_ONLY.includes(element)) {
      written.push(withLang(written.pop() ?? '', languageOfName(text)), untagged(text));
    } else {
      const lang = element !== undefined && tokens[at + 1]?.ends === element ? wholeOf(text) : undefined;
      if (lang !== undefined) written.push(withLang(written.pop() ?? '', lang), untagged(text));
      else written.push(inElements(text, DRAWN.includes(element ?? '') ? 'tspan' : 'span', open, depth));
    }
  });
  return written.join('');
}

/** An element for a language that is still open. */
interface Open {
  readonly name: string;
  /** The depth of its element in the page. */
  readonly depth: number;
}

/** All of the page, cut into tokens. */
function tokensOf(html: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < html.length;) {
    TOKEN.lastIndex = at;
    const [text = html.slice(at), slash, name] = TOKEN.exec(html) ?? [];
    at += text.length;
    const element = name?.toLowerCase();
    if (element === undefined) tokens.push({ text });
    else tokens.push(slash === '/' ? { text, ends: element } : { text, begins: element });
    if (element === undefined || slash === '/' || !RAW.includes(element)) continue;
    const end = html.indexOf(`</${element}`, at);
    const raw = html.slice(at, end < 0 ? undefined : end);
    if (raw !== '') tokens.push({ text: raw });
    at += raw.length;
  }
  return tokens;
}

/** The language of a text that is in one, as a whole. */
function wholeOf(text: string): Language | undefined {
  const [only, ...others] = piecesOf(text.trim());
  return others.length === 0 ? only?.lang : undefined;
}

/** A composite name is in the language of its first part: “Rule 7: Toezicht · Board Game”. */
function languageOfName(text: string): Language | undefined {
  const [first = ''] = text.split(' · ');
  return piecesOf(first).find(({ lang }) => lang !== undefined)?.lang;
}

/** A start tag with its language added, unless it has one. */
function withLang(tag: string, lang: Language | undefined): string {
  return lang === undefined || /\slang=/.test(tag)
    ? tag
    : tag.replace(/^<[^\s/>]+/, (name) => `${name} lang="${lang}"`);
}

function inElements(text: string, name: string, open: Open[], depth: number): string {
  return replaceTags(text, (begins) => {
    if (begins === undefined) return endOf(open.pop());
    open.push({ name, depth });
    return `<${name} lang="${begins}">`;
  });
}

function endOf(open: Open | undefined): string {
  return open === undefined ? '' : `</${open.name}>`;
}
