/** The folder that contains `content/`: the project, or CONTENT_ROOT for a site of other books. */
export const contentRoot: string = process.env['CONTENT_ROOT'] ?? '.';
