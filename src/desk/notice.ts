/** What the development server adds to a page, or shows in its place, while something is wrong. */
import { printPosition } from '#check/print.ts';
import type { Code, Finding } from '#check/finding.ts';
import { desk } from './addresses.ts';

/** How many are named on a page; the desk has all. */
const SHOWN = 3;

/** New addresses are listed once all is well; until then each page would say so. */
const UNTIL_THE_END: Code = 'new-permalink';

/** What keeps pages from being made as they are meant. */
export function whatIsWrong(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ level, code }) => level !== 'warning' && code !== UNTIL_THE_END);
}

/** The page with a notice at its top; as it is where nothing is wrong. */
export function withNotice(html: string, findings: readonly Finding[], behind: readonly string[]): string {
  const wrong = whatIsWrong(findings);
  if (wrong.length === 0) return html;
  return html.replace(/<body[^>]*>/, (body) => body + noticeOf(wrong, behind));
}

function noticeOf(findings: readonly Finding[], behind: readonly string[]): string {
  const old = behind.length === 0 ? '' : ` Shown as it was when it could be read last: ${escaped(behind.join(', '))}.`;
  const more = findings.length > SHOWN ? `<li>and ${findings.length - SHOWN} more</li>` : '';
  const items = findings.slice(0, SHOWN).map((each) => `<li>${lineOf(each)}</li>`);
  return `<aside id="desk-notice" lang="en" aria-label="Findings" style="${STYLE}"><p><b>${counted(findings)}</b> It cannot be published like this.${old}</p><ul>${items.join('')}${more}</ul><p><a style="color:inherit" href="${desk}">All of them at the desk</a></p></aside>`;
}

const STYLE =
  'position:relative;z-index:99;margin:0;padding:.25rem 1rem;overflow-wrap:anywhere;background:#7a1f1f;color:#fff;font:1rem/1.5 system-ui,sans-serif';

/**
 * A page in place of one that cannot be made while something is wrong.
 * @param error what its code ran into
 */
export function unmadePage(error: unknown, findings: readonly Finding[]): string {
  const why = error instanceof Error ? error.message : String(error);
  const items = whatIsWrong(findings)
    .map((each) => `<li>${lineOf(each)}</li>`)
    .join('');
  return `<!doctype html><html lang="en" style="color-scheme:light dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not yet a page</title><script type="module" src="/@vite/client"></script><body style="overflow-wrap:anywhere;max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif"><h1>This page cannot be made as the content is now</h1><p>Mend what is wrong, and it comes by itself. Other pages work: <a href="${desk}">the desk</a>.</p><ul>${items}</ul><p>What it ran into: ${escaped(why)}</p></body></html>`;
}

function lineOf({ position, code, message }: Finding): string {
  return `<code>${escaped(printPosition(position))}</code> <b>${code}</b> ${escaped(message)}`;
}

function counted({ length }: readonly Finding[]): string {
  return `${length} finding${length === 1 ? '' : 's'}.`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
