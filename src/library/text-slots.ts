/**
 * The components for a text's elements, as Astro compiles them. Each gets its text from the page that renders
 * it (`<Content text={…} />`); what belongs to a clause comes in slots, each note in its own, for the page to
 * place.
 */
import type { ElementContent } from 'hast';
import { defineHastPlugin, type MdxJsxFlowElementHast, type MdxJsxTextElementHast } from 'satteri';

type Element = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>;
type Attribute = Element['attributes'][number];

export const textSlots = defineHastPlugin({
  name: 'text-slots',
  mdxJsxFlowElement: {
    filter: ['Clause'],
    visit(clause) {
      const id = clause.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value;
      let notes = 0;
      let drawings = 0;
      const children = clause.children.map((child): ElementContent => {
        if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') return child;
        const isNote = child.name === 'Note';
        const nth = isNote ? notes++ : drawings++;
        const slot = isNote ? noteSlot(nth) : 'drawings';
        return given(child, [attribute('clause', String(id)), attribute('nth', String(nth)), attribute('slot', slot)]);
      });
      return given({ ...clause, children }, []);
    },
  },
});

/** The slot of a clause that holds one of its notes. */
export function noteSlot(nth: number): string {
  return `note-${nth}`;
}

function given(element: Element, more: readonly Attribute[]): MdxJsxFlowElementHast {
  const { name, attributes, children } = element;
  const text = attribute('text', { type: 'mdxJsxAttributeValueExpression', value: 'props.text' });
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...attributes, text, ...more],
    children: inParagraphs(children),
  };
}

function attribute(name: string, value: string | { type: 'mdxJsxAttributeValueExpression'; value: string }): Attribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** An element on one line holds words without a paragraph around them; they get one, as in body.ts. */
function inParagraphs(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let open: ElementContent[] | undefined;
  for (const child of children) {
    if (!isPhrasing(child)) {
      open = undefined;
      result.push(child);
    } else if (open) open.push(child);
    else {
      open = [child];
      result.push({ type: 'element', tagName: 'p', properties: {}, children: open });
    }
  }
  return result;
}

const PHRASING: ReadonlySet<string> = new Set(['a', 'br', 'code', 'del', 'em', 'strong']);
function isPhrasing(node: ElementContent): boolean {
  return node.type === 'text' || (node.type === 'element' && PHRASING.has(node.tagName));
}
