import { expect, test } from 'vitest';
import { pageMarks } from '#views/page-marks.ts';

const marks = (head: string) => pageMarks({ page: 'wall', head, foot: 'Eigen woorden.', count: 'blad {n} van {all}' });

test('a browser counts the sheets, in the words of the language', () => {
  expect(marks('Spel')).toContain('@bottom-right{content:"blad " counter(page) " van " counter(pages) ""');
});

test('a title can end neither its string nor the style that it stands in', () => {
  const css = marks('"Spel" </style> \\');
  expect(css).not.toContain('</style>');
  expect(css).toContain('content:"\\22 Spel\\22  \\3c /style> \\5c "');
});
