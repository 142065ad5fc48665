/**
 * The inline script after the style element that ends with the page's font (src/styles/font.css). Chromium
 * decodes a font of a style sheet in the background, so that under load the first frame is laid out in
 * another; one that a script makes of bytes is there at once, and takes the place of the style sheet's, the
 * last of its rules. Without scripts, and in development, that of the style sheet is used.
 */
export const fontAtOnce = `{let s=document.currentScript.previousElementSibling,b=/base64,([^)"]+)/.exec(s.textContent);if(b)document.fonts.add(new FontFace("Literata Variable",Uint8Array.from(atob(b[1]),c=>c.charCodeAt()),{weight:"400 600"})),s.sheet.deleteRule(s.sheet.cssRules.length-1)}`;
