/**
 * Finds features newer than the Baseline that the site is built for (scripts/browsers.ts), in scripts and
 * styles as they are served. The data are web-features', the linters ESLint's.
 *
 * A script is searched for syntax, for globals, for members of a named global (`Map.groupBy`), and for
 * members whose name no older type has (`withResolvers`, `union`, `startViewTransition`). The type of an
 * object is unknown in a bundle, so that `Iterator.prototype.map` passes for that of an array. Feature tests
 * need no guard; uses do.
 */
import css from '@eslint/css';
import { Linter, type Rule } from 'eslint';
import { features } from 'web-features';
import { BASELINE_SINCE, ECMASCRIPT } from '../../scripts/browsers.ts';

/** `Map.groupBy`, `CloseWatcher`, `*.union`; or the parser's message about syntax. */
export function newInScript(code: string): readonly string[] {
  const linter = new Linter();
  const found = linter.verify(code, {
    languageOptions: { ecmaVersion: ECMASCRIPT, sourceType: 'module' },
    plugins: { baseline: { rules: { 'too-new': tooNew } } },
    rules: { 'baseline/too-new': 'error' },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  });
  return [...new Set(found.map(({ message }) => message))].toSorted();
}

/** The linter's messages on styles outside of `@supports`. Its Baseline is that of its own release. */
export function newInStyle(code: string, allowed: object = {}): readonly string[] {
  const found = new Linter().verify(
    code,
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', { available: 'widely', ...allowed }] },
    } as unknown as Linter.Config,
    'page.css',
  );
  return [...new Set(found.map(({ message }) => message))].toSorted();
}

/** Names of the web by whether Baseline has them: `Map.groupBy`, or just the name if it is not a member. */
function namesOf(): { readonly newer: ReadonlySet<string>; readonly older: ReadonlySet<string> } {
  const newer = new Set<string>();
  const older = new Set<string>();
  for (const feature of Object.values(features)) {
    // Discouraged features are old and not confused with a new name: `link`, of a string.
    if (feature.kind !== 'feature' || feature.discouraged) continue;
    const { status, compat_features: keys = [] } = feature;
    for (const key of keys) {
      const name = /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1];
      if (name === undefined) continue;
      const own = status.by_compat_key?.[key] ?? status;
      const since = own.baseline === false ? undefined : own.baseline_low_date?.replace('≤', '');
      (since === undefined || since > BASELINE_SINCE ? newer : older).add(name.replace(/_static$/, ''));
    }
  }
  return { newer, older };
}

const { newer, older } = namesOf();
const last = (name: string) => name.slice(name.indexOf('.') + 1);
const olderMembers = new Set([...older].filter((name) => name.includes('.')).map(last));
const builtins = new Set(
  Object.values(features)
    .flatMap((feature) => (feature.kind === 'feature' ? (feature.compat_features ?? []) : []))
    .filter((key) => key.startsWith('javascript.'))
    .map((key) => key.split('.').slice(2).join('.')),
);
/**
 * Members recognisable as new by their name alone: those of the language, and of the web those of several
 * words (`startViewTransition`), since `node` or `link` are too common.
 */
const newMembers = new Set(
  [...newer]
    .filter((name) => name.includes('.') && !olderMembers.has(last(name)))
    .filter((name) => builtins.has(name) || /[a-z][A-Z]/.test(last(name)))
    .map(last),
);

/** What a global is of. */
const TYPES: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
};

const tooNew: Rule.RuleModule = {
  create: (context) => {
    const isGlobal = (node: Rule.Node) => {
      if (node.type !== 'Identifier') return false;
      let scope: ReturnType<typeof context.sourceCode.getScope> | null = context.sourceCode.getScope(node);
      for (; scope; scope = scope.upper) if ((scope.set.get(node.name)?.defs.length ?? 0) > 0) return false;
      return true;
    };
    return {
      Identifier: (node) => {
        const { parent } = node;
        const isName =
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent.type === 'Property' && parent.key === node && !parent.computed) ||
          parent.type === 'MethodDefinition' ||
          parent.type === 'PropertyDefinition' ||
          parent.type.startsWith('Export') ||
          parent.type.startsWith('Import');
        const isAsked = parent.type === 'UnaryExpression' && parent.operator === 'typeof';
        if (!isName && !isAsked && newer.has(node.name) && isGlobal(node)) context.report({ node, message: node.name });
      },
      MemberExpression: (node) => {
        if (node.computed || node.property.type !== 'Identifier' || !isUsed(node)) return;
        const { object, property } = node;
        const of = object.type === 'Identifier' && isGlobal(object as Rule.Node) ? object.name : undefined;
        const named = of === undefined ? undefined : `${TYPES[of] ?? of}.${property.name}`;
        if (named !== undefined && newer.has(named)) context.report({ node, message: named });
        else if (newMembers.has(property.name) && !(named !== undefined && older.has(named)))
          context.report({ node, message: `*.${property.name}` });
      },
    };
  },
};

/**
 * Whether a member that is not there would be missed: it is called or has members itself, and not by `?.`.
 */
function isUsed(node: Rule.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'NewExpression':
      return parent.callee === node;
    case 'CallExpression':
      return parent.callee === node && !parent.optional;
    case 'MemberExpression':
      return parent.object === node && !parent.optional;
    default:
      return false;
  }
}
