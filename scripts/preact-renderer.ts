/**
 * How Astro renders a component of Preact: once. Its own integration renders each of them twice, the first
 * time to see whether it can; here every function that is no component of Astro's is one of Preact's.
 */
import { h, type ComponentType } from 'preact';
import { render } from 'preact-render-to-string';

export default {
  name: 'preact',
  supportsAstroStaticSlot: true,
  check: (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: <Props extends object>(
    component: ComponentType<Props>,
    props: Props,
    slots: Readonly<Record<string, unknown>>,
  ) => ({
    html: render(h(component, props, childrenOf(slots))),
  }),
};

/** A component's children, which Astro has rendered; the wrapper element is removed afterwards. */
function childrenOf({ default: html, ...named }: Readonly<Record<string, unknown>>) {
  const [other] = Object.keys(named);
  if (other !== undefined)
    throw new Error(`a component of Preact takes what stands between its tags, and no slot ${other}`);
  return html === undefined ? undefined : h('astro-static-slot', { dangerouslySetInnerHTML: { __html: String(html) } });
}
