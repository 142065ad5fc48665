/** Three short tones, synthesised on the device. A browser plays sound only after a user gesture. */

let context: AudioContext | undefined;

/** Plays the tones, or nothing when the browser denies it. */
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
    // A browser without Web Audio.
  }
}

/** A tone of a fifth of a second that fades in and out, so that it does not click. */
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
