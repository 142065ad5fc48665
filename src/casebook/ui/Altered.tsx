import { Component, createRef } from 'preact';
import type { Found } from '#casebook/checked.ts';
import type { Version } from '#casebook/types.ts';
import type { Setting } from './format.ts';

interface Props {
  readonly setting: Setting;
  readonly version: Version;
  /** Whether it is checked before it is in sight, as what is printed must be. */
  readonly atOnce?: boolean;
}

/** Texts one after the other: each may fetch a page. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Marks a case whose checksum is another one, or whose texts are others than its record leads to. These are
 * checked once it is in sight. What computes it comes after the list.
 */
export class Altered extends Component<Props, { readonly found?: Found }> {
  readonly #place = createRef<HTMLParagraphElement>();
  #sight?: IntersectionObserver;

  override componentDidMount(): void {
    void this.#check();
  }

  override componentDidUpdate({ version }: Props): void {
    if (version !== this.props.version) void this.#check();
  }

  override componentWillUnmount(): void {
    this.#sight?.disconnect();
  }

  override render({ setting: { words } }: Props, { found }: { readonly found?: Found }) {
    const text = found === 'altered' ? words.list.isAltered : found === 'other' ? words.list.isOther : '';
    return (
      <p class="kept-hint" ref={this.#place}>
        {text}
      </p>
    );
  }

  async #check(): Promise<void> {
    this.#sight?.disconnect();
    const { setting, version } = this.props;
    // Without a network the list is all the same a list; a case says it when it is read.
    const checks = await import('#casebook/checked.ts').catch(() => undefined);
    if (!checks) return;
    const tell = (found: Found) => {
      if (version === this.props.version) this.setState({ found });
    };
    if (!checks.sumFits(version.record)) {
      tell('altered');
      return;
    }
    this.#inSight(() => {
      const found = queue.then(() => checks.foundOf(setting.base, version, setting.words.one)).then(tell);
      queue = found.catch(() => undefined);
    });
  }

  #inSight(then: () => void): void {
    // Of what surrounds it: while it is empty it has no place itself.
    const around = this.#place.current?.parentElement;
    if (this.props.atOnce || !around) {
      then();
      return;
    }
    this.#sight = new IntersectionObserver((entries, sight) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      then();
    });
    this.#sight.observe(around);
  }
}
