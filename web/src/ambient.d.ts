/** How the messages of each language are fetched. */
type Fetchers = Readonly<Record<import("./protocol.generated").Language, () => Promise<{ default: string }>>>;

declare module "virtual:wording" {
  const fetchers: Fetchers;
  export default fetchers;
}

declare module "virtual:pad-wording" {
  const fetchers: Fetchers;
  export default fetchers;
}

declare module "virtual:learn-wording" {
  const fetchers: Fetchers;
  export default fetchers;
}

declare module "virtual:practise-wording" {
  const fetchers: Fetchers;
  export default fetchers;
}

declare module "virtual:lessons" {
  const lessons: readonly import("./lessons/tree").Lesson[] | null;
  export default lessons;
}
