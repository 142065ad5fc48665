/** A situation where there is nothing to ask: its ruling stands there from the start. */
import { h, type ComponentType } from 'preact';
import { fetchEnds, type Ends } from './ends.ts';

/** The component with what shows how a case ends. Rejects where that cannot be had. */
export async function withEnds<Props extends object>(
  component: ComponentType<Props & { readonly ends?: Ends }>,
): Promise<ComponentType<Props>> {
  const ends = await fetchEnds();
  return (props) => h(component, { ...props, ends });
}
