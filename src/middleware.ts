/** The last step of every page, in the build and while developing: its texts say their languages in HTML. */
import type { MiddlewareHandler } from 'astro';
import { markLanguages } from '#parts/tagged-markup.ts';
import { site } from '#site/site.ts';
import { htmlWithLanguages } from '#site/tagged-html.ts';

markLanguages();

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || !hasTranslations()) return response;
  return new Response(htmlWithLanguages(await response.text()), response);
};

/**
 * Only a translation has texts in two languages. While developing, asking for that would read all content
 * once more.
 */
function hasTranslations(): boolean {
  return import.meta.env.DEV || site().books.some(({ translations }) => translations.length > 0);
}
