/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Where the page being made stands; set by the book layout, read by what stands in it. */
    here: import('./views/here.ts').Here;
  }
}
