import type { APIRoute } from 'astro';
import { indexedBooks } from '#search/build-index.ts';
import { site } from '#site/site.ts';

export const GET: APIRoute = () => Response.json(indexedBooks(site()));
