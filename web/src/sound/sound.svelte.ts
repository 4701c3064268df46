/**
 * The sound of the page. Off until the user turns it on; of several tabs, only the one that was visible
 * last makes sounds. The player itself is loaded when it is first needed.
 */

import { settings } from "../look/settings.svelte";
import type { Sound } from "./palette";
import type { Player } from "./player";

const CHANNEL = "paintpot-sound";

class Speaker {
  #player: Player | undefined;
  #coming: Promise<void> | undefined;
  #mine = true;
  #channel: BroadcastChannel | undefined;

  constructor() {
    addEventListener("pointerdown", this.#gesture, { capture: true, passive: true });
    addEventListener("keydown", this.#gesture, { capture: true, passive: true });
    addEventListener("focus", this.#claim);
    document.addEventListener("visibilitychange", this.#claim);
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = () => (this.#mine = false);
    }
    this.#claim();
  }

  /** Whether this tab may be heard now. */
  get speaks(): boolean {
    return settings.sound === "on" && this.#mine && document.visibilityState === "visible";
  }

  /** Play a sound, if sound is on. Sounds requested before the player is loaded are dropped. */
  play(sound: Sound, step = 0): void {
    if (!this.speaks) return;
    if (this.#player) this.#player.play(sound, step);
    else void this.#fetch();
  }

  /** The switch was toggled: when turned on, a sound is played at once. */
  async turn(on: boolean): Promise<void> {
    settings.sound = on ? "on" : "off";
    if (!on) return;
    this.#claim();
    await this.#fetch();
    this.#player?.wake();
    this.#player?.play("gain");
  }

  #gesture = (): void => {
    this.#claim();
    if (settings.sound !== "on") return;
    if (this.#player) this.#player.wake();
    else void this.#fetch();
  };

  #claim = (): void => {
    if (document.visibilityState !== "visible") return;
    if (!this.#mine || document.hasFocus()) this.#channel?.postMessage("mine");
    this.#mine = true;
  };

  #fetch(): Promise<void> {
    this.#coming ??= import("./player").then(
      ({ Player }) => {
        this.#player = new Player();
        this.#player.wake();
      },
      () => {
        this.#coming = undefined; // offline: the next sound retries
      },
    );
    return this.#coming;
  }
}

export const speaker = new Speaker();
