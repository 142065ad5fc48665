/** The drawing of a situation's tree. */
export const words = {
  /** The page; `{situation}` is its title. */
  title: '{situation}: de hele boom',
  description: 'Alle vragen, antwoorden en uitspraken bij {situation} in één tekening. Om af te drukken.',
  kicker: 'Beslisboom',
  /** The way to the drawing. */
  open: 'De boom als tekening',
  lead: 'Begin bij de eerste vraag en volg de antwoorden. Elk pad eindigt in een uitspraak.',
  /** On a phone: how deep a question stands in the tree, and the way back to one above it; `{n}`. */
  step: 'Vraag {n}',
  back: 'Terug naar vraag {n}',
  /** In a box of the drawing: the question with this letter goes on from here. */
  onward: 'Verder bij {letter}',
  /** Buttons at a drawing; `fit` makes it as wide as the page again. */
  zoom: { in: 'Inzoomen', out: 'Uitzoomen', fit: 'Passend' },
  print: 'Afdrukken',
  /** On which paper it can be read: `{size}` is A4 or A3. */
  fits: 'Past liggend op {size}.',
  /** More than one drawing: `{count}` of them. */
  parts: 'In {count} delen, elk liggend op {size}; de letters zeggen waar het verdergaat.',
  /** The name of one of them. */
  part: 'Deel {letter}',
  /** On paper, above the address of the page. */
  more: 'Op het scherm',
  /** Back to the situation's questions. */
  situation: 'Naar de vragen',
};
