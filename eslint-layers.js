// @ts-check
/**
 * The folders of src/ in the order of their imports: each may import those before it, and no other (design
 * §8). A file that stands here by itself has a place of its own: the calculator is one folder, and its schema
 * is a part of the model, as its checks are of the checker. test/structure.test.ts keeps the order for types
 * and within folders too. A new folder gets its place here, its row in the README and a README.md of its own
 * with the same sentence.
 */
export const LAYERS = [
  'model/means.ts',
  'model/id.ts',
  'model/text.ts',
  'calculator/schema.ts',
  'model',
  'decide',
  'i18n',
  'addresses',
  'library',
  'wording',
  'search',
  'views',
  'parts',
  'client',
  'casebook',
  'training',
  'offline',
  'timers',
  'client/main.ts',
  'client/loader.ts',
  'check',
  'calculator',
  'check/check.ts',
  'check/assert.ts',
  'check/cli.ts',
  'check/main.ts',
  'site',
  'api',
  'components',
  'layouts',
  'desk',
  'pages',
];

/** What no folder may import from the outside, with the reason that is printed. */
const OUTSIDE = {
  /** All of Astro but its copy of zod. */
  astro: { regex: '^astro(?!/zod$)(?:$|[:/])', message: 'only what makes pages knows Astro' },
  files: { group: ['node:*', 'fs', 'path'], message: 'this also runs in the browser, which has no files' },
  zod: { group: ['astro/zod', 'zod'], message: 'the engine has no dependencies' },
  /**
   * The engine evaluates linear forms and looks up what has been renamed; all else it takes from the model
   * are types.
   */
  schemas: {
    regex: '^#model/(?!(?:linear|renamed)\\.ts$)',
    message: 'the engine takes only types from the model',
    allowTypeImports: true,
  },
  preact: { group: ['preact', 'preact/*'], message: 'only parts, the client and what makes pages have markup' },
};
const PURE = [
  'model',
  'decide',
  'addresses',
  'wording',
  'i18n',
  'views',
  'parts',
  'client',
  'casebook',
  'training',
  'offline',
  'timers',
  'calculator',
];
const MARKUP = [
  'parts',
  'client',
  'casebook',
  'training',
  'offline',
  'calculator',
  'components',
  'layouts',
  'desk',
  'pages',
  'site',
];
const ASTRO = ['components', 'layouts', 'desk', 'pages', 'site'];

/** One configuration per folder; those of single files come last, so that they count. */
export const layers = [...LAYERS.filter(isFolder), ...LAYERS.filter((layer) => !isFolder(layer))].map((layer) => {
  const [folder = ''] = layer.split('/');
  return {
    files: [isFolder(layer) ? `src/${layer}/**` : `src/${layer}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...later(layer),
            ...(ASTRO.includes(folder) ? [] : [OUTSIDE.astro]),
            ...(PURE.includes(folder) ? [OUTSIDE.files] : []),
            ...(folder === 'decide' ? [OUTSIDE.zod, OUTSIDE.schemas] : []),
            ...(MARKUP.includes(folder) ? [] : [OUTSIDE.preact]),
          ],
        },
      ],
    },
  };
});

/**
 * What comes after a layer, as patterns of imports.
 * @param {string} layer
 */
function later(layer) {
  const at = LAYERS.indexOf(layer);
  const message = `\`${layer}\` comes before it: the order of the imports stands in eslint-layers.js`;
  return [
    ...LAYERS.slice(at + 1).map((after) => {
      const earlier = LAYERS.slice(0, at + 1).filter((one) => one.startsWith(`${after}/`));
      const files = earlier.map((one) => escaped(one.slice(after.length + 1))).join('|');
      if (!isFolder(after)) return { regex: `^#${escaped(after)}$`, message };
      return { regex: files === '' ? `^#${after}/` : `^#${after}/(?!(?:${files})$)`, message };
    }),
    { regex: '^(?:\\./)?(?:\\.\\./)+', message: 'another folder is imported by its name: #folder/file.ts' },
    { regex: '^#[^/]+$', message: 'no code stands in src/ itself' },
  ];
}

/** @param {string} layer */
function isFolder(layer) {
  return !layer.includes('/');
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('.', '\\.');
}
