// For pages of other sites that show pages of this one: gives each frame the height that its page tells
// (src/client/embedded.ts). It tells nobody anything, and keeps nothing.
(() => {
  const { src } = document.currentScript;
  const site = src.slice(0, src.lastIndexOf('/') + 1);
  const frames = () => [...document.querySelectorAll('iframe')].filter((frame) => frame.src.startsWith(site));
  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== new URL(site).origin || data?.type !== 'arbiter:height' || !(data.height > 0)) return;
    for (const frame of frames()) if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
  });
  // Those that came before this script have told theirs already.
  for (const frame of frames()) frame.contentWindow.postMessage({ type: 'arbiter:height' }, '*');
})();
