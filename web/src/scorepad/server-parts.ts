/** What the pad has only at a server: the single file is built without it. */
import { getContext, setContext, type Component } from "svelte";

export interface ServerParts {
  /** Shares the open pad with other devices. */
  readonly ShareLive: Component;
  /** A pad that is shared by somebody else; `link` may be a spoken code. */
  readonly LiveScreen: Component<{ link: string }>;
  /** Keeps the open pad in step with the server, and says where it is not. */
  readonly LiveMark: Component;
  /** Where other devices find this server, for paper. */
  readonly reachableAddress: () => Promise<string>;
}

const key = Symbol("server parts");

export const provideServerParts = (parts: ServerParts): void => void setContext(key, parts);
export const serverParts = (): ServerParts | undefined => getContext<ServerParts | undefined>(key);
