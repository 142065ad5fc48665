import type { APIRoute } from 'astro';
import { indexJson } from '#api/index-json.ts';
import { today } from '#library/in-force.ts';
import { siteRoot } from '#site/absolute.ts';
import { plainJson } from '#site/plain-json.ts';
import { site } from '#site/site.ts';

export const GET: APIRoute = ({ site: host }) => plainJson(indexJson(site(), siteRoot(host), today()));
