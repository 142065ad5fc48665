import type { TimerWords } from '#i18n/timers.ts';

export const timersNl: TimerWords = {
  start: 'Start\u00a0{time}',
  region: 'Klokken',
  over: 'Tijd om',
  isOver: 'De tijd is om: {label}.',
  held: 'Staat stil',
  step: 'Naar de stap',
  open: 'Wat de tekst openlaat',
  stop: 'Stop',
  again: 'Opnieuw',
  hold: 'Pauze',
  goOn: 'Verder',
  another: 'Nog een klok',
  name: 'Voor welke tafel?',
  nameLike: 'tafel 4',
  undo: 'Toch niet',
  stopped: 'Klok gestopt.',
  begunAgain: 'Klok opnieuw begonnen.',
  settings: {
    title: 'Geluid en scherm',
    sound: 'Geluid als een tijd om is',
    awake: 'Scherm aan laten zolang een klok loopt',
  },
  trouble: {
    onlyHere: 'Dit toestel bewaart de klok niet: hij loopt alleen zolang deze pagina open is.',
    newer:
      'Hier staan klokken van een nieuwere versie van deze site. Die blijven staan; wat je nu start, loopt alleen op deze pagina.',
    lost: 'Een klok die hier bewaard was, is niet meer te lezen.',
    back: 'De klok van dit toestel is teruggezet. Wat hier loopt, is mee verzet.',
    doubt: 'De klok van dit toestel is teruggezet terwijl de pagina weg was. Hoeveel tijd er over is, is niet zeker.',
    forward: 'De klok van dit toestel sprong vooruit, of het toestel sliep. Hier geldt wat die klok nu zegt.',
  },
};
