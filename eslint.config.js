import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way (design §8): model ← decide ← library ← everything else.
 * What a folder may not import, with the reason that is printed.
 */
const oneWay = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const not = (group, message) => ({ group, message });
/** All of Astro but its copy of zod. */
const noAstro = (message) => ({ regex: '^astro(?!/zod$)(?:$|[:/])', message });
const notTypes = (group, message) => ({ group, message, allowTypeImports: true });

/** Folders that stand beside `library`, each one capability. */
const REST = [
  'api',
  'cases',
  'check',
  'components',
  'effects',
  'i18n',
  'layouts',
  'outline',
  'pages',
  'reading',
  'scripts',
  'search',
  'styles',
  'widgets',
];
const rest = (prefix) => REST.map((folder) => `${prefix}${folder}/**`);

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'test/output/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['scripts/**/*.ts', 'test/bench/**/*.ts', 'src/check/main.ts', 'src/check/cli.ts'],
    rules: { 'no-console': 'off' },
  },
  oneWay(
    ['src/model/**'],
    noAstro('the model knows nothing of Astro but its zod'),
    not(['node:*'], 'the model is pure'),
    not(['../*/**', '../*.ts'], 'the model imports nothing of the project'),
  ),
  oneWay(
    ['src/decide/**'],
    not(['astro:*', 'astro', 'astro/*', 'node:*', 'preact', 'preact/*'], 'the engine has no dependencies'),
    notTypes(['**/model/**', '!**/model/linear.ts'], 'the engine takes only types from the model'),
    not(['**/library/**', ...rest('**/')], 'the engine imports only types of the model'),
  ),
  oneWay(
    ['src/library/**'],
    noAstro('the library knows nothing of Astro but its zod'),
    not(rest('**/'), 'the library imports only the model and the engine'),
  ),
  oneWay(
    ['src/widgets/**', 'src/cases/**'],
    not(['node:*', 'astro:content'], 'widgets know no files'),
    not(['**/check/**', '**/library/load.ts', '**/library/files.ts'], 'widgets are given what they show'),
  ),
);
