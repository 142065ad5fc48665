import { untagged } from '#model/language-tags.ts';

/**
 * Data for other sites: a text says nothing but its words, in whatever language they are. What lists hold is written one by one:
 * the rules of a large book as one text, and as bytes beside it, are hundreds of megabytes.
 */
export function plainJson(data: object): Response {
  const encoder = new TextEncoder();
  const pieces = jsonPieces(data);
  const bytes = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(untagged(value)));
    },
  });
  return new Response(bytes, { headers: { 'content-type': 'application/json' } });
}

/** What `JSON.stringify` gives, in pieces. */
export function* jsonPieces(data: object): Generator<string> {
  let before = '{';
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* Array.isArray(value) ? listPieces(value) : [JSON.stringify(value)];
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  let before = '[';
  for (const each of list) {
    yield before + JSON.stringify(each ?? null);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
