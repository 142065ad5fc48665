import { Component } from 'preact';
import type { KeptRecord } from '#casebook/types.ts';

interface Props {
  readonly record: KeptRecord;
  readonly text: string;
}

/** Marks a case whose checksum is another one; what computes it comes after the list. */
export class Altered extends Component<Props, { readonly is: boolean }> {
  override state = { is: false };

  override componentDidMount(): void {
    void import('#casebook/checked.ts')
      .then(({ sumFits }) => {
        if (!sumFits(this.props.record)) this.setState({ is: true });
      })
      // Without a network the list is all the same a list; a case says it when it is read.
      .catch(() => undefined);
  }

  override render({ text }: Props, { is }: { readonly is: boolean }) {
    return is ? <p class="kept-hint">{text}</p> : null;
  }
}
