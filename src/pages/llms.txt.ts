import type { APIRoute } from 'astro';
import { llmsText } from '#api/llms.ts';
import { today } from '#library/in-force.ts';
import { siteRoot } from '#site/absolute.ts';
import { site } from '#site/site.ts';

export const GET: APIRoute = ({ site: host }) =>
  new Response(llmsText(site(), siteRoot(host), today()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
