/**
 * The folder in which `content/` stands: the project itself, or the one that CONTENT_ROOT names, for a site
 * of other books.
 */
export const contentRoot: string = process.env['CONTENT_ROOT'] ?? '.';
