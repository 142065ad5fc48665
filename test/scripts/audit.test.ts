import { expect, test } from 'vitest';
import { auditOf, exitCodeOf, saysOf } from '../../scripts/audit.ts';

const answer = (vulnerabilities: object, total = 904) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { total } } });

test('a clean lock is clean only if the registry says so', () => {
  const audit = auditOf(answer({}));
  expect([audit, exitCodeOf(audit)]).toEqual([{ kind: 'clean', packages: 904 }, 0]);
});

test('what is known against a package is named', () => {
  const audit = auditOf(answer({ left: { severity: 'high' } }));
  expect(exitCodeOf(audit)).toBe(1);
  expect(saysOf(audit)).toContain('left (high)');
});

test.each([
  [
    'a mirror that does not allow the question',
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
  ],
  ['no network', 'npm error code ENOTFOUND\nnpm error network'],
  ['nothing', ''],
  ['an empty object', '{}'],
  ['an answer about nothing', answer({}, 0)],
])('%s is no clean result', (_, output) => {
  const audit = auditOf(output);
  expect([audit.kind, exitCodeOf(audit)]).toEqual(['not-asked', 2]);
  expect(saysOf(audit)).toMatch(/^NOT AUDITED/);
});
