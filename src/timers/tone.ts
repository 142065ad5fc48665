/**
 * Three short tones, made on the device; nothing is fetched. A browser lets a page sound only after somebody
 * has touched it.
 */

let context: AudioContext | undefined;

/** Sounds, or does nothing where the browser does not let it. */
export function sound(): void {
  try {
    context ??= new AudioContext();
    const playing = context;
    void playing.resume().then(
      () => {
        for (const at of [0, 0.35, 0.7]) beep(playing, playing.currentTime + at);
      },
      () => undefined,
    );
  } catch {
    // A browser without sound.
  }
}

/** A fifth of a second that swells and fades, so that it does not click. */
function beep(playing: AudioContext, at: number): void {
  const tone = new OscillatorNode(playing, { frequency: 880 });
  const volume = new GainNode(playing, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.setTargetAtTime(0.3, at, 0.01);
  volume.gain.setTargetAtTime(0, at + 0.12, 0.02);
  tone.connect(volume).connect(playing.destination);
  tone.start(at);
  tone.stop(at + 0.22);
}
