/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Where the page being made stands; set by the book layout, read by what MDX renders. */
    here: import('./views/here.ts').Here;
  }
}

declare module 'virtual:late-script' {
  /** Path of the script that a page loads at its first touch, below the site's base (scripts/late-script.ts). */
  const path: string;
  export default path;
}
