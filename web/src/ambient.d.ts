declare module "virtual:wording/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:pad-wording/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:learn-wording/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:lessons" {
  const lessons: readonly import("./lessons/tree").Lesson[] | null;
  export default lessons;
}
