/**
 * A situation that shows how a case ends from the start: one without questions, or with answers in its
 * address.
 */
import { h, type ComponentType } from 'preact';
import { fetchEnds, type Ends } from './ends.ts';

/** The component with the views for the end of a case. Rejects when either cannot be loaded. */
export async function withEnds<Props extends object>(
  loading: Promise<{ readonly default: ComponentType<Props & { readonly ends?: Ends }> }>,
): Promise<{ readonly default: ComponentType<Props> }> {
  const [{ default: component }, ends] = await Promise.all([loading, fetchEnds()]);
  return { default: (props) => h(component, { ...props, ends }) };
}
