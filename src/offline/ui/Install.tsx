import { siteName } from '#client/site-name.ts';
import { fill } from '#i18n/fill.ts';
import type { Setting } from './setting.ts';

/** How the site can be installed here. */
export type Installing = 'installed' | 'offered' | 'apple' | 'by-menu';

interface Props {
  readonly setting: Setting;
  readonly installing: Installing;
  readonly onInstall: () => void;
}

/** Installing the site as an app: a button where the browser has a prompt, otherwise instructions. */
export function Install({ setting: { words }, installing, onInstall }: Props) {
  const { app } = words;
  return (
    <section class="packed-app" aria-labelledby="offline-app">
      <h2 id="offline-app">{app.title}</h2>
      <p>{installing === 'installed' ? fill(app.installed, { site: siteName() }) : app.why}</p>
      <How {...{ installing, app, onInstall }} />
    </section>
  );
}

function How({ installing, app, onInstall }: Omit<Props, 'setting'> & { readonly app: Setting['words']['app'] }) {
  switch (installing) {
    case 'installed':
      return null;
    case 'offered':
      return (
        <>
          <button type="button" class="btn" onClick={onInstall}>
            {fill(app.install, { site: siteName() })}
          </button>
          <p>{app.how}</p>
        </>
      );
    case 'apple':
      return <p>{app.apple}</p>;
    case 'by-menu':
      return <p>{app.how}</p>;
  }
}
