// @ts-check
/**
 * The folders of src/ in the order of their imports: each may import those before it, and no other (design §8).
 * A new folder gets its place here, its row in the README and a sentence at the top of its main file.
 */
export const FOLDERS = [
  'model',
  'decide',
  'addresses',
  'i18n',
  'library',
  'wording',
  'search',
  'views',
  'parts',
  'client',
  'calculator',
  'check',
  'site',
  'api',
  'components',
  'layouts',
  'pages',
];

/** What no folder may import from the outside, with the reason that is printed. */
const OUTSIDE = {
  /** All of Astro but its copy of zod. */
  astro: { regex: '^astro(?!/zod$)(?:$|[:/])', message: 'only what makes pages knows Astro' },
  files: { group: ['node:*', 'fs', 'path'], message: 'this also runs in the browser, which has no files' },
  zod: { group: ['astro/zod', 'zod'], message: 'the engine has no dependencies' },
  /** The engine evaluates linear forms; all else it takes from the model are types. */
  schemas: {
    regex: '^#model/(?!linear\\.ts$)',
    message: 'the engine takes only types from the model',
    allowTypeImports: true,
  },
  preact: { group: ['preact', 'preact/*'], message: 'only parts, the client and what makes pages have markup' },
};
const PURE = ['model', 'decide', 'addresses', 'wording', 'i18n', 'views', 'parts', 'client', 'calculator'];
const MARKUP = ['parts', 'client', 'calculator', 'components', 'layouts', 'pages', 'site'];
const ASTRO = ['components', 'layouts', 'pages', 'site'];

/** One configuration per folder, and one for the files that stand in src/ itself. */
export const layers = [
  ...FOLDERS.map((folder, at) => ({
    files: [`src/${folder}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...later(folder, at),
            ...(ASTRO.includes(folder) ? [] : [OUTSIDE.astro]),
            ...(PURE.includes(folder) ? [OUTSIDE.files] : []),
            ...(folder === 'decide' ? [OUTSIDE.zod, OUTSIDE.schemas] : []),
            ...(MARKUP.includes(folder) ? [] : [OUTSIDE.preact]),
          ],
        },
      ],
    },
  })),
];

/**
 * @param {string} folder
 * @param {number} at
 */
function later(folder, at) {
  const after = FOLDERS.slice(at + 1);
  return [
    ...(after.length === 0
      ? []
      : [
          {
            regex: `^#(?:${after.join('|')})/`,
            message: `\`${folder}\` comes before it: the order of the folders stands in eslint-layers.js`,
          },
        ]),
    { regex: '^(?:\\./)?(?:\\.\\./)+', message: 'another folder is imported by its name: #folder/file.ts' },
    { regex: '^#[^/]+$', message: 'no code stands in src/ itself' },
  ];
}
