import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layers } from './eslint-layers.js';

export default defineConfig(
  globalIgnores(['dist/', '**/.astro/', 'test/output/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      // Prettier breaks code, but leaves comments as they are.
      'max-len': ['error', { code: 1000, comments: 110, ignoreUrls: true }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['bin/*.js', 'scripts/**/*.ts', 'test/bench/**/*.ts', 'src/check/main.ts', 'src/check/cli.ts'],
    rules: { 'no-console': 'off' },
  },
  ...layers,
);
