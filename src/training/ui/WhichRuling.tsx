import { useRef, useState } from 'preact/hooks';
import { isRight, type Ruled } from '#training/cases/at-the-table.ts';
import type { DrillProps } from '#training/drill.ts';
import { OutcomeLater } from './OutcomeLater.tsx';
import { RulingForm } from './RulingForm.tsx';
import { Story } from './Story.tsx';

/** What is the ruling? A story, the rulings to choose from, and the amounts to say. */
export function WhichRuling({ session, drawn, heading, onDone }: DrillProps) {
  const { situation, drill } = drawn;
  const { lang, title } = situation.data;
  const [ruled, setRuled] = useState<Ruled>();
  const result = useRef<HTMLHeadingElement>(null);
  const rule = (said: Ruled): void => {
    const right = isRight(situation, drill, said);
    setRuled(said);
    onDone({ right, grade: right ? 3 : 1, rulings: [drill.ruling] });
  };
  return (
    <article class="drill-case">
      <h1 ref={heading} tabIndex={-1} lang={lang}>
        {title}
      </h1>
      <Story drill={drill} lang={lang} words={session.words.session} />
      {ruled ? (
        <OutcomeLater session={session} situation={situation} drill={drill} ruled={ruled} heading={result} />
      ) : (
        <RulingForm situation={situation} drill={drill} words={session.words} onRuled={rule} />
      )}
    </article>
  );
}
