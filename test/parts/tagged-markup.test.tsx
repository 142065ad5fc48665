import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { tagged } from '#model/language-tags.ts';
import { markLanguages } from '#parts/tagged-markup.ts';
import { Text } from '#parts/Text.tsx';

markLanguages();

const dutch = tagged('de overtreder', 'nl');
const of = (word: string) => tagged(word, 'nl');

describe('a text in another language than its page', () => {
  test('gives its language to an element that holds nothing else', () => {
    expect(renderToString(<b>{dutch}</b>)).toBe('<b lang="nl">de overtreder</b>');
    expect(renderToString(<b lang="nl">{dutch}</b>)).toBe('<b lang="nl">de overtreder</b>');
  });

  test('has an element of its own beside others', () => {
    expect(renderToString(<p>Against: {dutch}</p>)).toBe('<p>Against: <span lang="nl">de overtreder</span></p>');
    expect(renderToString(<p>{`${dutch}; ${of('kaart')}`}</p>)).toBe(
      '<p><span lang="nl">de overtreder</span>; <span lang="nl">kaart</span></p>',
    );
    expect(renderToString(<p>{[dutch, <b key="b">!</b>]}</p>)).toBe(
      '<p><span lang="nl">de overtreder</span><b>!</b></p>',
    );
  });

  test('says it wherever a component puts it', () => {
    expect(
      renderToString(
        <p>
          <Text of={{ text: dutch }} />
        </p>,
      ),
    ).toBe('<p><span lang="nl">de overtreder</span></p>');
    expect(renderToString(<Text of={{ text: dutch, html: of('de <button>WL</button>') }} />)).toBe(
      '<span><span lang="nl">de <button>WL</button></span></span>',
    );
  });

  test('is its words alone in an attribute, and in what can hold no element', () => {
    expect(renderToString(<a aria-label={`change ${dutch}`}>x</a>)).toBe('<a aria-label="change de overtreder">x</a>');
    expect(renderToString(<option>{`${dutch}!`}</option>)).toBe('<option lang="nl">de overtreder!</option>');
  });
});
