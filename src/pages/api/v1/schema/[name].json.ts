import type { APIRoute, GetStaticPaths } from 'astro';
import { formats, schemaOf } from '#api/format.ts';

type Name = keyof typeof formats;

export const getStaticPaths = (() =>
  (Object.keys(formats) as Name[]).map((name) => ({ params: { name }, props: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: Name }> = ({ props }) => Response.json(schemaOf(props.name));
