import type { Words } from '#i18n/words.ts';

export const words: Words['table'] = {
  title: 'Du wirst gerufen',
  shouted: 'Jemand ruft:',
  beckons: 'Jemand hebt die Hand.',
  log: {
    title: 'Was du jetzt weißt',
    none: 'Du hast noch nichts gefragt.',
    notHere: 'Das ist hier kein Thema.',
  },
  ask: { title: 'Was fragst du?', others: 'Oder frag etwas anderes', none: 'Du hast alles gefragt.' },
  enough: 'Ich weiß genug',
  askOn: 'Doch noch etwas fragen',
  account: {
    asked: 'Was du gefragt hast',
    nothing: 'Du hast nichts gefragt.',
    needed: 'Nötig',
    spare: 'Gut gefragt: Es hätte da noch etwas ausmachen können, auch wenn es hier nicht nötig war',
    wasted: {
      elsewhere: 'Nicht nötig: gehört zu einer anderen Situation',
      settled: 'Nicht nötig: Die Entscheidung stand schon fest',
      idle: 'Nicht nötig: konnte hier nichts mehr ändern',
      early: 'Nicht nötig: Du wusstest noch nicht, ob das hier überhaupt eine Rolle spielt',
    },
    early: 'Zu früh entschieden',
    open: 'Mit diesen Antworten war noch möglich:',
    amount: 'Die Entscheidung stand fest, aber noch nicht, wie viel es ist.',
    told: 'Diese Frage hätte es gezeigt:',
    shortest: 'Der kürzeste Weg',
    taken: 'Das war auch der kürzeste Weg.',
    about: 'Es ging um:',
  },
  coach: {
    name: 'Coach',
    called: 'Was jemand ruft, ist noch keine Tatsache. Frag also zuerst, was passiert ist.',
    possible: { one: 'Hier ist {n} Entscheidung möglich.', other: 'Hier sind {n} Entscheidungen möglich.' },
    next: 'Frag jetzt:',
    splits: 'Wie die Antwort auch lautet, von den {n} Entscheidungen bleiben höchstens {most} übrig.',
    maySplit: 'Die Antwort kann {out} von {n} Entscheidungen ausschließen.',
    forAmount: 'Die Entscheidung kennst du schon. Diese Antwort brauchst du, um zu sagen, wie viel es ist.',
    how: 'Wie findest du das heraus?',
    ruledOut: { one: 'Das schließt {n} Entscheidung aus.', other: 'Das schließt {n} Entscheidungen aus.' },
    ruledNone: 'Das schließt noch nichts aus, aber ohne diese Antwort kommst du nicht weiter.',
    left: { one: 'Es bleibt {n} übrig.', other: 'Es bleiben {n} übrig.' },
    amountKnown: 'Jetzt weißt du auch, wie viel es ist.',
    other: 'Auch eine gute Frage.',
    lost: 'Die Frage kostet einen Punkt. {why}. Nicht schlimm, mach einfach weiter.',
    enough: 'Du weißt genug',
    mayRule:
      'Eine einzige Entscheidung ist noch möglich, und keine Antwort kann daran noch etwas ändern. Darum darfst du jetzt aufhören zu fragen.',
    mayRuleAlike:
      'Die Entscheidungen, die noch möglich sind, laufen auf dasselbe hinaus, und keine Antwort kann daran noch etwas ändern. Darum darfst du jetzt aufhören zu fragen.',
    choose: 'Wähl jetzt die Entscheidung, die zu den Antworten passt.',
    early: 'Noch sind {n} Entscheidungen möglich. Wer jetzt entscheidet, rät. Du kannst zurück und weiterfragen.',
    earlyAmount: 'Die Entscheidung kennst du, aber noch nicht, wie viel es ist. Du kannst zurück und weiterfragen.',
    which: 'Welche Entscheidungen sind das?',
    still: 'Noch möglich',
    gone: 'Ausgeschlossen',
  },
  after: {
    right: 'So geht es auch im Ernstfall: fragen, bis nur eine Entscheidung übrig ist, und dann aufhören.',
    guessed:
      'Es stimmte, aber wissen konntest du es noch nicht. Frag im Ernstfall weiter, bis nur eine Entscheidung übrig ist.',
    misread:
      'Du hast genug gewusst, aber eine andere Entscheidung gewählt. Leg die Antworten noch einmal neben die Entscheidung oben.',
    misnumbered:
      'Du hast gefragt, was nötig war, und die richtige Entscheidung gewählt. Rechne die Zahl noch einmal nach.',
    wrong:
      'Das passiert allen, die es lernen. Schau, welche Frage den Unterschied gemacht hätte, und versuch es noch einmal.',
    aloud: 'So sagst du es',
    verdict: 'Zuerst die Entscheidung: „{verdict}.“',
    cites: 'Dann, wo es steht: „{cites}.“',
    look: 'Schau danach, was es geändert hätte, und lies auf der Seite der Entscheidung, was jetzt geschehen muss.',
    counts: 'Wie die Punkte zählen',
    score:
      'Eine Entscheidung, die feststeht, ist {full} Punkte wert. Jede Frage zu viel kostet einen, aber {least} behältst du immer. Richtig, aber geraten gibt {guessed} Punkte, falsch gibt 0.',
  },
};
