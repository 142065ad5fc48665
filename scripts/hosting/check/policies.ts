/** What one policy forbids of what another allows. Several policies hold at once: a browser does what all of them allow. */

/** Directives by name, with what they allow. Of a name that comes twice, browsers take the first. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header: several come in one line, with commas between them. */
export function policiesOf(header: string): readonly Policy[] {
  return header.split(',').map(policyFrom);
}

/** One policy, as a header or a page has it (W3C, Content Security Policy Level 3, 2.2.1). */
export function policyFrom(text: string): Policy {
  const directives = text.split(';').flatMap((each) => {
    const [name = '', ...sources] = each.trim().split(/\s+/);
    return name === '' ? [] : [[name.toLowerCase(), sources] as const];
  });
  return new Map(directives.toReversed());
}

/**
 * What a policy forbids of what a page's own allows, as `script-src 'sha256-…'`.
 * @param origin of the page, which `'self'` stands for.
 */
export function forbiddenBy(policy: Policy, page: Policy, origin: string): readonly string[] {
  const whole = BREAKS.filter((name) => policy.has(name));
  return [
    ...whole,
    ...[...FETCHES, ...OTHERS].flatMap((name) => {
      const allowed = sourcesOf(policy, name);
      const needed = sourcesOf(page, name);
      if (allowed === undefined || needed === undefined) return [];
      return needed.filter((source) => !allows(allowed, source, origin)).map((source) => `${name} ${source}`);
    }),
  ];
}

/** What falls back to `default-src`. */
const FETCHES = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'style-src',
  'worker-src',
];
const OTHERS = ['base-uri', 'form-action'];
/** What takes something from every page that it is said of. */
const BREAKS = ['sandbox', 'require-trusted-types-for'];

function sourcesOf(policy: Policy, name: string): readonly string[] | undefined {
  return policy.get(name) ?? (FETCHES.includes(name) ? policy.get('default-src') : undefined);
}

function allows(allowed: readonly string[], source: string, origin: string): boolean {
  if (source === "'none'" || allowed.includes(source)) return true;
  if (source === "'self'")
    return allowed.some(
      (each) => each === '*' || each === origin || (each === 'https:' && origin.startsWith('https:')),
    );
  if (source === "'wasm-unsafe-eval'") return allowed.includes("'unsafe-eval'");
  // Once a list has a hash, browsers take no notice of 'unsafe-inline' in it.
  if (source.startsWith("'sha256-"))
    return allowed.includes("'unsafe-inline'") && !allowed.some((each) => /^'(?:sha\d+|nonce)-/.test(each));
  return false;
}
