import type { Words } from '#i18n/words.ts';

export const words: Words['replay'] = {
  title: 'Dieser Fall, damals und heute',
  still: 'Das gilt weiterhin.',
  corrected: {
    same: 'Diese Situation ist hier seitdem berichtigt worden. Die Entscheidung ist dieselbe geblieben.',
    reworded:
      'Diese Situation ist hier seitdem berichtigt worden. Die Entscheidung hat dieselbe Folge, in anderem Wortlaut:',
    differs:
      'Diese Situation ist hier seitdem berichtigt worden. In diesem Fall fällt die Entscheidung jetzt anders aus.',
  },
  inForce: {
    same: 'In der Ausgabe, die jetzt gilt, ist die Entscheidung dieselbe.',
    reworded: 'In der Ausgabe, die jetzt gilt, hat die Entscheidung dieselbe Folge, in anderem Wortlaut:',
    differs: 'In der Ausgabe, die jetzt gilt, fällt die Entscheidung anders aus.',
  },
  open: 'Jetzt wird etwas gefragt, was damals nicht beantwortet wurde: {ask}',
  undecided: 'Mit diesen Antworten lässt es sich jetzt nicht entscheiden.',
  impossible: 'Diese Antworten passen jetzt nicht zusammen.',
  goOn: 'Weiter mit den Antworten, die bleiben',
  gone: 'Diese Situation kommt in der Ausgabe, die jetzt gilt, nicht mehr vor.',
  sum: {
    wrong: 'Achtung: Dieser Link ist verändert worden, seit er erstellt wurde.',
    missing:
      'Achtung: Dieser Link ist abgeschnitten oder verändert worden, seit er erstellt wurde. Der Prüfcode fehlt.',
  },
  unknown:
    'Die Fassung dieser Situation, die der Link nennt, ist hier nicht bekannt. Was unten steht, folgt aus dem Text dieser Seite.',
  failed: 'Die Fassung von damals ließ sich nicht laden. Was unten steht, folgt aus dem Text dieser Seite.',
  elsewhere: 'Auch nach der Fassung von damals führen diese Antworten nicht zu dieser Entscheidung.',
  then: 'Damals',
  now: 'Jetzt',
  page: 'Zu dieser Entscheidung',
  why: 'Das macht den Unterschied',
  any: 'jede Antwort',
  inCase: 'In diesem Fall: {says}',
  overridden: 'Eine andere Entscheidung geht jetzt vor: {verdict}',
  rulingGone: 'Die Entscheidung von damals steht nicht mehr in den Regeln.',
  of: {
    effects: 'Die Folgen haben sich geändert: {cites}.',
    modality: 'Ob es sein muss oder sein kann, hat sich geändert: {cites}.',
    decidedBy: 'Es entscheidet jetzt jemand anderes: {cites}.',
  },
  lost: 'Diese Antwort gibt es nicht mehr. Damals bedeutete sie: {says}.',
  noRuling: 'Die Entscheidung, die der Link hier nennt, ist nicht zu finden, oder es fehlt die Verbindung.',
  meets: {
    here: 'Wie das zusammengeht, ist hier jetzt anders als damals.',
    inForce: {
      same: 'In der Ausgabe, die jetzt gilt, geht das genauso zusammen.',
      differs: 'In der Ausgabe, die jetzt gilt, geht das anders zusammen.',
    },
    unknown: 'Ob das in der Ausgabe, die jetzt gilt, noch so zusammengeht, lässt sich nicht sagen.',
    beside: 'alles gilt nebeneinander',
  },
};
