import { Component } from 'preact';
import type { Answers } from '#decide/table.ts';
import type { Chip } from '#wording/shown-chips.ts';
import type { DecisionProps, RulingSummary } from '#views/decision-props.ts';
import { caseText, permanentLink } from './share.ts';

interface Props {
  readonly data: DecisionProps;
  readonly ruling: RulingSummary;
  readonly answers: Answers;
  readonly chips: readonly Chip[];
  readonly onSay: (text: string) => void;
}

/** Which copy was made last, and the text itself where the clipboard was closed. */
interface Copied {
  readonly what: 'link' | 'text';
  readonly byHand?: string;
}

/** Hand the ruling on, or begin again. */
export class Actions extends Component<Props, { readonly copied?: Copied }> {
  async #copy(what: Copied['what']): Promise<void> {
    const { data, ruling, answers, chips, onSay } = this.props;
    const words = data.words.actions;
    const link = permanentLink(ruling, answers, location.origin);
    const text = what === 'link' ? link : caseText(data, ruling, answers, chips, link);
    const done = await writeToClipboard(text);
    this.setState({ copied: done ? { what } : { what, byHand: text } });
    onSay(done ? (what === 'link' ? words.copied : words.textCopied) : words.byHand);
  }

  override render({ data }: Props) {
    const words = data.words.actions;
    const { copied } = this.state;
    const made = copied?.byHand === undefined ? copied?.what : undefined;
    return (
      <div class="actions">
        <div class="row">
          <button type="button" class="btn main" onClick={() => void this.#copy('link')}>
            {made === 'link' ? words.copied : words.copy}
          </button>
          <button type="button" class="btn" onClick={() => void this.#copy('text')}>
            {made === 'text' ? words.textCopied : words.text}
          </button>
          <a class="btn" href={data.href}>
            {words.restart}
          </a>
        </div>
        {copied?.byHand !== undefined && (
          <label class="entry">
            <span>{words.byHand}</span>
            <textarea readOnly rows={4} value={copied.byHand} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
    );
  }
}

/** Whether it worked: a browser may refuse, or have no clipboard outside a secure address. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
