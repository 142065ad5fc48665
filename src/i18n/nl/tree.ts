/** The drawing of a situation's tree. */
export const words = {
  /** The page; `{situation}` is its title. */
  title: '{situation}: de hele boom',
  description: 'Alle vragen, antwoorden en uitspraken bij {situation} in één tekening. Om af te drukken.',
  kicker: 'Beslisboom',
  /** The way to the drawing. */
  open: 'De boom als tekening',
  lead: 'Begin bij de bovenste of de linker vraag en volg de antwoorden. Elk kader aan het eind is een uitspraak.',
  print: 'Afdrukken',
  /** On which paper it can be read: `{size}` is A4 or A3. */
  fits: { portrait: 'Past staand op {size}.', landscape: 'Past liggend op {size}.' },
  /** Back to the situation's questions. */
  situation: 'Naar de vragen',
};
