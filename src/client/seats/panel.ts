/**
 * The panel in which a reader chooses where the offender sits and where they sit themselves. Loaded when
 * first opened. The offender's seat is in the address, so that a link includes it; the reader's own stays on
 * the device.
 */
import { seatNow, showSeat } from '#client/address.ts';
import { element } from '#client/element.ts';
import { languageOf } from '#client/language.ts';
import { decisionOn } from '#client/share/page.ts';
import { addStyles } from '#client/styles.ts';
import { tab } from '#client/storage.ts';
import { warnUnlessStored } from '#client/not-stored.ts';
import { inLanguages } from '#client/tagged.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load.ts';
import { listed } from '#i18n/language.ts';
import type { SeatingWords } from '#i18n/words.ts';
import { untagged } from '#model/language-tags.ts';
import { isSeat, relationOf, seatOf, seats, type Seat } from '#model/seat.ts';
import url from '#styles/seats.css?url';
import type { DecisionProps, SeatTexts } from '#views/decision-props.ts';
import { seatChanged, SEATED } from './changed.ts';
import { tableDrawing } from './table-drawing.ts';

/** Storage key of the reader's own seat, kept for the session. */
const OWN = 'arbiter:own-seat';

/** Opens the panel below its button, or closes it. Rejects when it cannot be loaded. */
export async function toggleSeats(button: HTMLElement): Promise<void> {
  const panel = document.getElementById(PANEL) ?? (await panelFor(button));
  if (!panel) return;
  panel.hidden = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!panel.hidden));
}
const PANEL = 'seats';

async function panelFor(button: HTMLElement): Promise<HTMLElement | undefined> {
  const data = decisionOn(document);
  if (!data?.seats) return undefined;
  const [words] = await Promise.all([loadWords('seats', languageOf(document.documentElement)), addStyles(url)]);
  const made = document.getElementById(PANEL);
  if (made) return made;
  const panel = drawn(data.seats, data, words);
  button.setAttribute('aria-controls', PANEL);
  button.after(panel);
  return panel;
}

function drawn(
  { parties }: SeatTexts,
  { language }: Pick<DecisionProps, 'language'>,
  words: SeatingWords,
): HTMLElement {
  const offender = seats.map((seat) => chairOf(seat, words));
  const own = [...seats, undefined].map((seat) => ownOf(seat, words));
  const are = element('p', { class: 'seats-are' });
  const without = element('button', { type: 'button', class: 'btn' }, words.without);
  const said = element('p', { class: 'unseen', role: 'status' });

  const show = (): void => {
    const [at, me] = [seatNow(), ownSeat()];
    for (const chair of offender) chair.show(at, me, parties);
    for (const { seat, input } of own) input.checked = seat === me;
    const you = at && me && fill(words.you.are, { who: parties[relationOf(me, at)] });
    are.replaceChildren(...(you === undefined ? [] : inLanguages(you)));
    without.hidden = at === undefined;
  };
  const sit = (seat: Seat | undefined): void => {
    showSeat(seat);
    seatChanged();
    said.replaceChildren(...(seat === undefined ? [] : inLanguages(whoSitsWhere(seat, parties, words, language))));
  };
  for (const { seat, input } of offender) input.addEventListener('change', () => sit(seat));
  for (const { seat, input } of own)
    input.addEventListener('change', () => {
      warnUnlessStored(tab.write(OWN, seat));
      show();
    });
  without.addEventListener('click', () => {
    sit(undefined);
    offender[0]?.input.focus();
  });
  addEventListener(SEATED, show);
  show();
  return element(
    'div',
    { class: 'seats', id: PANEL, hidden: '' },
    element(
      'fieldset',
      {},
      element('legend', {}, ...inLanguages(fill(words.where, { who: parties.self }))),
      element('div', { class: 'seats-table' }, ...offender.map(({ label }) => label), tableDrawing()),
    ),
    element(
      'fieldset',
      {},
      element('legend', {}, words.you.where),
      element('div', { class: 'seats-own' }, ...own.map(({ label }) => label)),
      are,
    ),
    without,
    said,
  );
}

/** A button for a seat: its letter and name, its party, and whether it is the reader's own. */
function chairOf(seat: Seat, words: SeatingWords) {
  const name = words.names[seat];
  const input = element('input', { type: 'radio', name: 'seats-offender', value: seat });
  const who = element('small', {});
  const letter = element('b', { 'aria-hidden': 'true' }, name.slice(0, 1));
  const label = element(
    'label',
    { class: 'seats-chair', 'data-seat': seat },
    input,
    letter,
    element('span', {}, name),
    who,
  );
  const show = (at: Seat | undefined, own: Seat | undefined, parties: SeatTexts['parties']): void => {
    input.checked = seat === at;
    const party = at && parties[relationOf(seat, at)];
    const here = seat === own ? words.you.here : undefined;
    who.replaceChildren(
      ...(party === undefined ? [] : inLanguages(party)),
      ...(here === undefined ? [] : [element('em', {}, here)]),
    );
    // Parts on separate lines are announced together.
    const heard = [name, party, here].flatMap((part) => (part === undefined ? [] : untagged(part)));
    input.setAttribute('aria-label', heard.join(', '));
  };
  return { seat, input, label, show };
}

function ownOf(seat: Seat | undefined, words: SeatingWords) {
  const input = element('input', { type: 'radio', name: 'seats-own', value: seat ?? '' });
  const label = element('label', {}, input, seat === undefined ? words.you.nowhere : words.names[seat]);
  return { seat, input, label };
}

function ownSeat(): Seat | undefined {
  const kept = tab.read(OWN);
  return isSeat(kept) ? kept : undefined;
}

/** The positions of the other three, for screen readers. */
function whoSitsWhere(
  seat: Seat,
  parties: SeatTexts['parties'],
  words: SeatingWords,
  language: DecisionProps['language'],
): string {
  const others = (['left', 'partner', 'right'] as const).map((relation) =>
    fill(words.sits, { who: parties[relation], seat: words.names[seatOf(relation, seat)] }),
  );
  return listed(language, others);
}
