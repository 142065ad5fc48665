/** Clocks for the times that rules give. */
export const words = {
  /** Starts a clock of so long: `{time}` in figures. */
  start: 'Start\u00a0{time}',
  /** The name of the region in which clocks run. */
  region: 'Klokken',
  /** Label of a clock that is over and counts on. */
  over: 'Tijd om',
  /** Announced once when a clock is over: `{label}` is its name. */
  isOver: 'De tijd is om: {label}.',
  /** Label of a paused clock. */
  held: 'Staat stil',
  /** Leads back to where it was started. */
  step: 'Naar de stap',
  /** Leads to the editor's note on what the text leaves open of the time. */
  open: 'Wat de tekst openlaat',
  stop: 'Stop',
  again: 'Opnieuw',
  hold: 'Pauze',
  goOn: 'Verder',
  /** Starts another clock of the same time, for another table. */
  another: 'Nog een klok',
  /** Label of the field for a clock's name, and its placeholder. */
  name: 'Waar?',
  nameLike: 'tafel of baan 4',
  /** After a clock was stopped or begun again: takes that back. */
  undo: 'Toch niet',
  stopped: 'Klok gestopt.',
  begunAgain: 'Klok opnieuw begonnen.',
  settings: {
    title: 'Geluid en scherm',
    sound: 'Geluid als een tijd om is',
    awake: 'Scherm aan laten zolang een klok loopt',
  },
  trouble: {
    /** The device keeps nothing. */
    onlyHere: 'Dit toestel bewaart de klok niet: hij loopt alleen zolang deze pagina open is.',
    /** A later version of the site keeps clocks here that this one does not know. */
    newer:
      'Hier staan klokken van een nieuwere versie van deze site. Die blijven staan; wat je nu start, loopt alleen op deze pagina.',
    /** What was kept, or a part of it, cannot be read. */
    lost: 'Een klok die hier bewaard was, is niet meer te lezen.',
    /** The device's clock was set back while the page was there; what runs was moved with it. */
    back: 'De klok van dit toestel is teruggezet. Wat hier loopt, is mee verzet.',
    /** It went back while no page was there: what is left cannot be known. */
    doubt: 'De klok van dit toestel is teruggezet terwijl de pagina weg was. Hoeveel tijd er over is, is niet zeker.',
    /** It went forward, or the device slept. */
    forward: 'De klok van dit toestel sprong vooruit, of het toestel sliep. Hier geldt wat die klok nu zegt.',
  },
};
