/** The last step of every page, in the build and while developing: its texts say their languages in HTML. */
import type { MiddlewareHandler } from 'astro';
import { markLanguages } from '#parts/tagged-markup.ts';
import { desk } from '#desk/addresses.ts';
import { unmadePage, whatIsWrong, withNotice } from '#desk/notice.ts';
import { htmlWithLanguages } from '#site/tagged-html.ts';
import { written } from '#site/written.ts';

markLanguages();

export const onRequest: MiddlewareHandler = async (context, next) => {
  if (import.meta.env.DEV) return whileWriting(context.url.pathname, next);
  const response = await next();
  if (!isPage(response)) return response;
  return new Response(htmlWithLanguages(await response.text()), response);
};

/** The page, with what is wrong with the content; a page that cannot be made says so, and the others work. */
async function whileWriting(path: string, next: () => Promise<Response>): Promise<Response> {
  const { findings, behind } = written();
  try {
    const response = await next();
    if (!isPage(response)) return response;
    // Components are rendered while the text is read.
    const html = htmlWithLanguages(await response.text());
    return new Response(path.startsWith(desk) ? html : withNotice(html, findings, behind), response);
  } catch (error) {
    // Where nothing is wrong with the content, it is a fault of the code.
    if (whatIsWrong(findings).length === 0) throw error;
    return new Response(unmadePage(error, findings), { status: 500, headers: { 'content-type': 'text/html' } });
  }
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
