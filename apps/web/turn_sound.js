// A sound when my turn has come: two soft tones, made here, so that nothing is loaded for it.
// @ts-check
import { state } from "./page_state.js";

const TONES = [587.3, 880]; // hertz
const EACH = 0.16; // seconds

/** @type {AudioContext | null} */
let audio = null;

/** Browsers let a page be heard once somebody has touched it; before that it stays silent. */
export function chime() {
  if (!state.sound || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [n, hertz] of TONES.entries()) tone(audio, hertz, now + n * EACH);
}

/** @param {AudioContext} where @param {number} hertz @param {number} from */
function tone(where, hertz, from) {
  const source = where.createOscillator();
  const volume = where.createGain();
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + EACH * 2);
  source.connect(volume).connect(where.destination);
  source.start(from);
  source.stop(from + EACH * 2);
}
