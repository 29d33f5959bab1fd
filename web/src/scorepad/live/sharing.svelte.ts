import { session } from "../../connection/session.svelte";
import { pads } from "../keeping/pads.svelte";
import { LivePad } from "./live-pad.svelte";

/** The open pad's way to the server, while this device writes to a shared one. */
class LiveSharing {
  connection = $state.raw<LivePad | null>(null);

  /** Keeps a pad in step with the server until the returned function is called. */
  begin(id: string, link: string): () => void {
    const connection = new LivePad(link, pads.pad?.entries ?? [], (entries) => pads.follow(id, entries));
    this.connection = connection;
    pads.sharing = connection;
    let isOver = false;
    // A device that the server does not know any more introduces itself; one that is offline is known already.
    void session
      .callMe("")
      .catch(() => undefined)
      .then(() => {
        if (!isOver) connection.open();
      });
    return () => {
      isOver = true;
      connection.close();
      if (this.connection === connection) this.connection = null;
      if (pads.sharing === connection) pads.sharing = null;
    };
  }
}

export const liveSharing = new LiveSharing();
