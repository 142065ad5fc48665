/** Every page passes here on its way to its file. */
import type { MiddlewareHandler } from 'astro';
import { withPolicy } from './policy.ts';

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  return isPage ? new Response(withPolicy(await response.text()), response) : response;
};
