import type { RefObject } from 'preact';
import { withQuery } from '#addresses/with-query.ts';
import { fill } from '#i18n/fill.ts';
import type { DrillWords } from '#i18n/words.ts';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { isRight, type Ruled } from '#training/cases/right.ts';
import type { Session } from '#training/session.ts';
import { Outcome } from '#training/ui/Outcome.tsx';
import { sentence } from '#wording/phrase.ts';
import { caseQuery } from './case-query.ts';
import type { Relation } from './relation.ts';
import { relationText } from './relation-text.ts';
import type { JointCase } from './types.ts';

export interface JointRuledProps {
  readonly session: Session;
  readonly joint: JointCase;
  readonly ruled: readonly [Ruled, Ruled];
  readonly relation: Relation;
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly say: DrillWords['joint'];
}

/** The result of a case of two parts: how they go together, what says so, and the ruling of each. */
export function JointRuled({ session, joint, ruled, relation, heading, say }: JointRuledProps) {
  const { parts, meeting } = joint;
  const rights = parts.map(({ situation, drill }, at) => isRight(situation, drill, ruled[at === 0 ? 0 : 1]));
  const isSaid = relation === joint.relation;
  const all = isSaid && rights.every(Boolean);
  const { of } = meeting;
  return (
    <section class="drill-result">
      <h2 class={`drill-called ${all ? 'right' : 'wrong'}`} ref={heading} tabIndex={-1}>
        {all ? session.words.result.right : say.notAll}
      </h2>
      <section class="drill-joint-how">
        <h3>{say.how}</h3>
        {!isSaid && <p>{fill(session.words.result.yours, { verdict: relationText(relation, joint, say) })}</p>}
        <p>
          <b>{sentence(relationText(joint.relation, joint, say))}</b>
        </p>
        <p lang={of.saysIn}>
          <UnbrokenText of={of.says} />
        </p>
        {of.by !== '' && <p class="kicker">{sentence(of.by)}</p>}
        <p class="links">
          <a href={withQuery(session.book.together, caseQuery(joint))}>{say.whole}</a>
        </p>
      </section>
      {parts.map(({ situation, drill, ruled: { situation: id } }, at) => (
        <section key={id} class="drill-near-case">
          <h3 class="drill-near-name" lang={situation.data.lang}>
            {situation.data.title}
          </h3>
          <Outcome session={session} situation={situation} drill={drill} ruled={ruled[at === 0 ? 0 : 1]} />
        </section>
      ))}
    </section>
  );
}
