/**
 * The site's base path with a slash at its end, `/` or `/arbiter/`, however it is written in the
 * configuration.
 */
export const base: string = import.meta.env.BASE_URL.replace(/\/?$/, '/');
