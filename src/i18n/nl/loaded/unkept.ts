/** If a browser refuses to store anything for the site. Loaded when that has happened. */
export const words = {
  /** Of a choice: how the page looks, a box that was ticked. */
  choice: 'Deze browser bewaart dit niet. Het geldt tot je deze pagina verlaat.',
  /** Of what is typed on the sheet of a dispute. */
  typed: 'Deze browser bewaart niet wat je invult. Het blijft staan tot je deze pagina verlaat: druk die eerst af.',
};
