/**
 * A situation that shows how a case ends from the start: one with nothing to ask, or with answers in its
 * address.
 */
import { h, type ComponentType } from 'preact';
import { fetchEnds, type Ends } from './ends.ts';

/** The component with what shows how a case ends. Rejects where either cannot be had. */
export async function withEnds<Props extends object>(
  loading: Promise<{ readonly default: ComponentType<Props & { readonly ends?: Ends }> }>,
): Promise<{ readonly default: ComponentType<Props> }> {
  const [{ default: component }, ends] = await Promise.all([loading, fetchEnds()]);
  return { default: (props) => h(component, { ...props, ends }) };
}
