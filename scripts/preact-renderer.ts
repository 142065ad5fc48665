/**
 * How Astro renders a component of Preact: once. Its own integration renders each of them twice, the first time to see
 * whether it can; here every function that is no component of Astro's is one of Preact's.
 */
import { h, type ComponentType } from 'preact';
import { render } from 'preact-render-to-string';

export default {
  name: 'preact',
  check: (component: unknown) => typeof component === 'function',
  renderToStaticMarkup: (component: ComponentType, props: object) => ({ html: render(h(component, props)) }),
};
