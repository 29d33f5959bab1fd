/** Whether an address names the machine it is used on, so that nobody else can reach it. */
export function isOnlyHere(host: string): boolean {
  return host === "localhost" || host.startsWith("127.") || host === "[::1]";
}
