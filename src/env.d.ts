/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The page that is being rendered; set by its layout or page, read by the components of its texts. */
    context: import('./views/page-context.ts').PageContext;
  }
}
